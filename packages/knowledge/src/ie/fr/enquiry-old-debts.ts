/** The French words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_FR: Words = {
  'ie.ask.old': {
    says: 'La plupart des dettes sont trop anciennes pour le tribunal après six ans. Un paiement ou un écrit signé fait repartir le délai. Un jugement vaut douze ans.',
    dependsOn: 'le jour où vous avez payé ou écrit que vous la devez pour la dernière fois',
  },
}
