/** Questions about tax that an employer took too little of: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_CODE_ES: Words = {
  'gb.ask-tax.underpaid': {
    says: 'Compruebe primero las cuentas con su P60. El impuesto suele deberse aunque el código fuera erróneo. A menudo se cobra en partes pequeñas con el código del año siguiente. HMRC puede perdonarlo si tenía los datos y no los usó en más de un año. Usted debía creer que todo estaba bien. Pídalo por escrito (ESC A19).',
  },
}
