/** Questions about church tax after leaving the church: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHURCH_TAX_ES: Words = {
  'de.ask-tax.church-tax': {
    says: 'Guarde el papel de su salida: prueba la fecha. La oficina lo comunica; el impuesto acaba a fin de ese mes, en algunos estados uno después. Mire sus datos en ELSTER (ELStAM) y pida al Finanzamt corregirlos. Lo pagado de más vuelve con su declaración.',
  },
}
