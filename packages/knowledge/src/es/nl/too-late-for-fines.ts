/** What can still be done when the time to answer a fine is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_NL: Words = {
  'es.late.fine-want': {
    says: 'Een verkeersdienst gaf u een boete (multa). Geteld vanaf de datum op het papier zijn de dagen voor half betalen of bezwaar voorbij.',
  },
  'es.late.fine-rights': {
    says: 'U mag het dossier nog zien, alles betalen of om termijnen vragen. Na de beslissing kan meestal nog een herziening of een rechter.',
  },
  'es.late.fine-reality': {
    says: 'Het is geen misdrijf. Zwijgen maakt lichte boetes, en zware zonder punten, na 30 dagen definitief. Bij andere moet eerst een besluit komen.',
  },
  'es.late.fine-no-seizure': {
    says: 'Ze kunnen niet van de ene op de andere dag beslag leggen. Eerst moet een aanmaning met toeslag (providencia de apremio) komen.',
  },
  'es.late.fine-step': {
    says: 'Zoek de dag waarop hij aankwam. Minder dan 20 dagen geleden? Betaal vandaag de helft, of stuur uw redenen. Langer? Vraag of er een besluit is en wat u nu moet.',
  },
  'es.late.fine-option': {
    says: 'Is de boete beslist? Vraag de dienst om herziening of ga naar de rechter. Nooit op uw adres betekend? Zeg dat.',
    title: 'Het besluit aanvechten',
    cost: 'Herziening is gratis. De rechter kost vaak meer dan de boete.',
    time: 'Herziening: een maand. Rechter: twee maanden. Vanaf het besluit.',
    risk: 'Intussen kan de boete worden geïnd.',
    bestFor: 'U hebt bewijs, er staan punten op het spel, of het papier kwam nooit.',
  },
  'es.late.fine-pay': {
    says: 'Vraag de dienst wat u vandaag moet betalen. Betaal bij de bank of op de eigen site, of vraag om termijnen (fraccionamiento).',
    title: 'Nu betalen, of om termijnen vragen',
    cost: 'De hele boete. Een toeslag zodra de aanmaning komt.',
    time: 'Minuten. Een plan kan tot de spullen worden verkocht.',
    risk: 'Betalen geeft geen punten terug.',
    bestFor: 'De boete klopt, of bezwaar is te laat.',
  },
  'es.late.fine-mistake': {
    says: 'Vraag de dienst om een buitengewone herziening (recurso extraordinario de revisión). Toon een duidelijke fout in het dossier, of een nieuw papier dat u gelijk geeft.',
    title: 'Een duidelijke fout laten herstellen',
    cost: 'Gratis.',
    time: 'Vier jaar bij een fout in het dossier. Drie maanden nadat u een nieuw papier vond.',
    risk: 'Is de fout niet duidelijk, dan wijst men meestal af.',
    bestFor: 'Het was niet uw auto of hij was verkocht, en papieren tonen dat.',
  },
  'es.late.final-rights': {
    says: 'De maand voor herziening lijkt voorbij. Een rechter kan u nog twee maanden na het besluit horen. U kunt om termijnen vragen.',
  },
  'es.late.final-reality': {
    says: 'De dienst heeft beslist en mag de boete innen, met een toeslag zodra de aanmaning komt.',
  },
  'es.late.final-step': {
    says: 'Zoek de dag waarop het besluit aankwam. Onder een maand? Vraag vandaag herziening. Onder twee? Een rechter kan nog. Langer? Vraag om termijnen.',
  },
}
