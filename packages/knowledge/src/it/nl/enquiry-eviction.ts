/** Questions about eviction, locks and rent that is late: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_WORDS: Words = {
  'it.ask.locks': {
    says: 'Nee. Alleen een rechter kan u laten vertrekken. Verandert de verhuurder het slot of sluit hij de stroom af? Bel de politie.',
  },
  'it.ask.rent-behind': {
    says: 'Betaal nu wat u kunt en bied een plan aan. Krijgt u een ontruimingspapier (sfratto)? Ga naar de zitting: u kunt alles betalen of tot 90 dagen vragen.',
  },
  'it.ask.myth-children-evict': {
    says: 'Kinderen stoppen een ontruiming niet vanzelf. Maar de rechter kan meer tijd geven, en de sociale dienst kan helpen.',
  },
  'it.ask.evict-children': {
    says: 'Kinderen alleen stoppen het niet. Bij huurschuld kunt u tot 90 dagen vragen, 120 bij nood. Dan bepaalt de rechter de dag: binnen zes maanden, twaalf in zware gevallen. Ga naar de sociale dienst en vraag een gratis advocaat.',
    dependsOn: 'de reden en wat u de rechter vraagt',
  },
  'it.ask.eviction-hearing': {
    says: 'Ga naar de zitting; u mag daar zonder advocaat spreken. Blijft u weg, dan bevestigt de rechter de ontruiming. Betaal alles met rente en kosten, of bewijs uw nood en vraag tot 90 dagen om te betalen (termine di grazia); een deel alleen stopt het niet. Daarna bepaalt de rechter de dag. Alleen de gerechtsambtenaar mag u eruit zetten. Vraag nu een gratis advocaat, de gemeente en een huurdersbond.',
  },
}
