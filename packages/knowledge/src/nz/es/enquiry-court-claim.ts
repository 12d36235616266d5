/** Questions about claims before a court or the Disputes Tribunal: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_ES: Words = {
  'nz.ask.sued': {
    says: 'Presente una defensa (statement of defence) en un plazo de 25 días hábiles desde que recibe los papeles. Si lo disputa y son 60.000 $ o menos, pida el Disputes Tribunal.',
  },
  'nz.ask.ignore': {
    says: 'No ignore papeles del tribunal. Si no responde, el tribunal puede decidir sin usted.',
  },
  'nz.ask.tribunal': {
    says: 'El Disputes Tribunal decide disputas hasta 60.000 $ desde el 24 de enero de 2026. Los abogados no pueden actuar. Lleve sus pruebas y vaya a la audiencia.',
  },
}
