/** The French words of the rows in ../enquiry-landlord-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_DUTIES_FR: Words = {
  'it.ask.landlord-enters': {
    says: 'Non. Le propriétaire peut entrer seulement avec votre accord. Convenez d’un jour pour visites et réparations.',
  },
  'it.ask.repairs': {
    says: 'Écrivez par lettre recommandée (raccomandata) ou e-mail certifié (PEC), avec photos. Tout sauf les petites réparations est pour le propriétaire. Si c’est urgent, vous pouvez le faire et demander l’argent, après avoir prévenu le propriétaire.',
  },
}
