/** The French words of the rows in ../enquiry-licence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LICENCE_FR: Words = {
  'es.ask.licence': {
    says: 'Sans points, le permis prend fin. Vous avez un mois pour contester (recurso de alzada). Cela ne vaut que si chaque amende est définitive : vérifiez comment et quand chacune vous est parvenue. Un nouveau permis s’obtient après six mois avec stage et examen, trois si vous conduisez par métier.',
  },
}
