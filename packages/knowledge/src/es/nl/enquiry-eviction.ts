/** Questions about eviction, locks and rent that is late: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_NL: Words = {
  'es.ask.locks': {
    says: 'Alleen een rechter kan u laten vertrekken. Vervangt de verhuurder de sloten of sluit hij water af, bel dan de politie en bewaar bewijs.',
  },
  'es.ask.rent-behind': {
    says: 'Betaal nu wat u kunt en bied schriftelijk een plan. Ga naar de sociale dienst. Gaan ze naar de rechter, dan kunt u het één keer stoppen door op tijd alles te betalen.',
  },
  'es.ask.myth-minors-evict': {
    says: 'Kinderen op zich stoppen geen ontruiming. Maar de rechter moet de sociale dienst inlichten en kan een pauze geven.',
  },
  'es.ask.evict-children': {
    says: 'Kinderen alleen stoppen het niet. Bij een laag inkomen moet de rechter de sociale dienst waarschuwen en kan hij twee maanden pauzeren, vier bij een bedrijf. Vraag nu het sociale rapport en een gratis advocaat.',
    dependsOn: 'uw inkomen en de eigenaar',
  },
}
