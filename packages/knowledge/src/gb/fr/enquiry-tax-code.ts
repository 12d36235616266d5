/** Questions about tax that an employer took too little of: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_CODE_FR: Words = {
  'gb.ask-tax.underpaid': {
    says: 'Vérifiez d’abord les chiffres avec votre P60. L’impôt est en général dû même si le code était faux. Il est souvent pris par petites parts via le code de l’an prochain. HMRC peut y renoncer s’il avait les faits mais ne s’en est pas servi pendant plus d’un an. Vous deviez penser être en règle. Demandez-le par écrit (ESC A19).',
  },
}
