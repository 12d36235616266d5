/** The French words of the rows in ../enquiry-personal-data.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERSONAL_DATA_FR: Words = {
  'it.ask.my-data': {
    says: 'Écrivez à la société. Dans le mois, elle doit montrer sans frais vos données, leur origine et qui les a eues. Vous pouvez demander de les corriger ou effacer. Sinon, plaignez-vous sans frais à l’autorité (Garante privacy).',
  },
  'it.ask.sales-calls': {
    says: 'Inscrivez votre numéro, aussi mobile, au Registro delle opposizioni, gratuit, et dites que vous vous opposez. Ensuite ils ne peuvent plus appeler pour vendre. Notez jour, numéro et société, et plaignez-vous sans frais au Garante privacy.',
  },
}
