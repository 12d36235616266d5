/** The French words of the rows in ../enquiry-old-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_TAX_FR: Words = {
  'es.ask.tax-too-old': {
    says: 'Un impôt est prescrit après quatre ans. Ils courent du dernier jour pour déclarer ou payer, et chaque avis bien notifié les fait repartir. Demandez la preuve des notifications et contestez dans le mois.',
    dependsOn: 'quels avis vous sont parvenus, et quand',
  },
}
