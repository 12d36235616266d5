/** The Dutch words of the rows in ../takedown.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAKEDOWN_NL: Words = {
  'us.dmca.want': {
    says: 'Een site kreeg een klacht over auteursrecht (copyright) over iets wat u online zette. Zij vraagt of u dat accepteert of bezwaar maakt.',
  },
  'us.dmca.reality': {
    says: 'Dit is geen rechtszaak. De site haalt dingen weg als dat wordt gevraagd, zonder te beslissen wie gelijk heeft.',
  },
  'us.dmca.right-counter': {
    says: 'U kunt een tegenbericht (counter-notice) sturen als het een vergissing was. De site zet het dan meestal na 10 tot 14 werkdagen terug, behalve als zij u voor de rechter brengen.',
  },
  'us.dmca.right-notice-parts': {
    says: 'In een klacht moeten het werk, de plek online en de afzender staan, met handtekening. Vraag de site om een kopie.',
  },
  'us.dmca.right-false': {
    says: 'Wie met opzet een valse klacht doet, moet de schade betalen. Dat geldt ook voor een vals tegenbericht.',
  },
  'us.dmca.right-fair-use': {
    says: 'Kort gebruik voor commentaar, nieuws, onderwijs of parodie kan eerlijk gebruik (fair use) zijn. De afzender moet daaraan denken voor hij klaagt.',
  },
  'us.dmca.warn-strikes': {
    says: 'Sites moeten accounts sluiten van mensen met herhaalde klachten. Laat een foute klacht niet staan.',
  },
  'us.dmca.step': {
    says: 'Verzamel eerst uw bewijs: uw eigen bestanden, een licentie, of de datums. Met een tegenbericht krijgt de andere kant uw naam en adres.',
  },
  'us.dmca.option-counter': {
    says: 'Stuur via de site een tegenbericht als u zeker weet dat u het werk mag gebruiken.',
    title: 'Een tegenbericht sturen (counter-notice)',
    cost: 'Gratis',
    time: 'Uiterlijk op de datum in het bericht',
    risk: 'Zij kunnen naar de rechter. U zweert dat het waar is.',
    bestFor: 'U maakte het, of hebt een licentie.',
  },
  'us.dmca.option-leave': {
    says: 'Is het werk niet van u, laat het dan weg en vraag de afzender om de klacht in te trekken.',
    title: 'Het weglaten',
    cost: 'Gratis',
    time: 'Nu',
    risk: 'Er kan een waarschuwing (strike) op het account blijven.',
    bestFor: 'U gebruikte het werk van iemand anders.',
  },
}
