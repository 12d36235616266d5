/** Questions about violence and control by a partner: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_NL: Words = {
  'gb.ask-family.violence': {
    says: 'In gevaar: bel 999; kunt u niet praten, druk op de mobiel 55. De rechter kan bevelen dat de persoon u met rust laat of uit de woning blijft, zo nodig dezelfde dag. Vragen kost niets. Gratis hulp dag en nacht: 0808 2000 247, in Wales 0808 80 10 800.',
  },
  'gb.ask-family.violence-scotland': {
    says: 'In gevaar: bel 999; kunt u niet praten, druk op de mobiel 55. Een sheriff court kan bevelen dat de persoon wegblijft (interdict) of uit de woning gaat (exclusion order). Rechtshulp kan betalen. Gratis hulp dag en nacht: 0800 027 1234.',
  },
  'gb.ask-family.violence-ni': {
    says: 'In gevaar: bel 999; kunt u niet praten, druk op de mobiel 55. De rechter kan bevelen dat de persoon u met rust laat (non-molestation) of de woning verlaat (occupation order), zo nodig dezelfde dag. Gratis hulp dag en nacht: 0808 802 1414.',
  },
  'gb.ask-immigration.partner-abuse': {
    says: 'In gevaar: bel 999. Uw partner kan u niet terugsturen; alleen het Home Office beslist. Eindigde het huwelijk door mishandeling, dan kunt u vragen om voorgoed te blijven, en daarvoor drie maanden met recht op steun. Ga eerst naar een advocaat. Gratis hulp dag en nacht: 0808 2000 247.',
  },
}
