/** Questions about a default notice from a lender: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEFAULT_NOTICE_ES: Words = {
  'gb.ask-debt.default-notice': {
    says: 'Es el último aviso antes de que el prestamista acabe el contrato, no un papel judicial. Tiene al menos 14 días para pagar la suma indicada y arreglarlo. Si no puede, escriba antes con presupuesto y oferta, y pida parar los intereses. El impago queda seis años en su historial. Si es un coche, pueden querer llevárselo. Consejo gratis: 0808 808 4000.',
  },
}
