/** The French words of the rows in ../enquiry-landlord-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_DUTIES_FR: Words = {
  'it.ask.landlord-enters': {
    says: 'Non. Le propriétaire peut entrer seulement avec votre accord. Convenez d’un jour pour visites et réparations.',
  },
  'it.ask.repairs': {
    says: 'Écrivez en recommandé ou PEC, avec des photos. Sauf les petites, les réparations sont au propriétaire. Si c’est urgent, prévenez-le, faites-le et demandez l’argent. Si le logement sert bien moins, demandez un loyer plus bas ou la fin du bail.',
  },
}
