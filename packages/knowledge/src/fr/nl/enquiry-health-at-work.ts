/** Questions about illness, pregnancy and parental leave at work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_AT_WORK_WORDS: Words = {
  'fr.ask-work.sick': {
    says: 'Niemand mag u ontslaan omdat u ziek bent. Een andere echte reden, of lange afwezigheid die het bedrijf stoort, kan tellen.',
    dependsOn: 'de ware reden',
  },
  'fr.ask-work.parental-leave': {
    says: 'Met een jaar in het bedrijf hebt u er recht op tot het kind drie is, en de baas kan niet weigeren. Vraag het aangetekend, twee maanden vooraf. Direct na het zwangerschapsverlof is een maand genoeg.',
  },
  'fr.ask-work.sick-pay-late': {
    says: 'Kijk of het briefje van de arts en de loonverklaring van de werkgever bij de CPAM zijn: zonder die betaalt zij niets. Schrijf op ameli.fr. Tegen een weigering hebt u twee maanden voor de commissie (CRA). Vraag in nood de sociale dienst van de CPAM.',
  },
  'fr.ask-work.unfit': {
    says: 'De werkgever moet eerst werk zoeken dat de bedrijfsarts toelaat. Een maand na het oordeel, zonder nieuw werk of ontslag, moet hij weer loon betalen. U hebt 15 dagen om het oordeel te betwisten bij de arbeidsrechter (prud’hommes).',
  },
  'fr.ask-work.burn-out': {
    says: 'Ga naar uw arts: die kan u ziek melden. Vraag een bezoek aan de bedrijfsarts en schrijf de werkgever wat u schaadt: hij moet uw gezondheid beschermen. Bewaar bewijs. De CPAM kan het als beroepsziekte erkennen, maar alleen in ernstige gevallen.',
  },
}
