/** Questions about tax that an employer took too little of: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_CODE_IT: Words = {
  'gb.ask-tax.underpaid': {
    says: 'Controlli prima i conti con il P60. L’imposta di solito è dovuta anche se il codice era sbagliato. Spesso è presa a piccole parti con il codice dell’anno dopo. HMRC può rinunciare se aveva i dati ma non li usò per oltre un anno. Lei doveva pensare che fosse tutto giusto. Lo chieda per iscritto (ESC A19).',
  },
}
