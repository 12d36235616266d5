/** The French words of the rows in ../enquiry-personal-data.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERSONAL_DATA_FR: Words = {
  'es.ask.my-data': {
    says: 'Écrivez à la société. Dans le mois, elle doit montrer sans frais vos données, leur origine et qui les a eues. Vous pouvez demander de les corriger ou effacer. Sinon, plaignez-vous sans frais à l’autorité (AEPD).',
  },
  'es.ask.sales-calls': {
    says: 'Les sociétés ne peuvent pas vous appeler pour vendre sans votre accord ou un autre vrai motif. Dites que vous vous opposez et inscrivez votre numéro à la Lista Robinson, gratuite. Notez jour, numéro et société, et plaignez-vous sans frais à l’AEPD.',
  },
}
