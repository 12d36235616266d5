/** Questions about running costs whose receipts the landlord will not show: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RECEIPTS_REFUSED_ES: Words = {
  'de.ask-home.receipts-refused': {
    says: 'No hasta que pueda ver los recibos. Puede mirar cada factura de la cuenta, en papel o en línea. Escriba: «Pido ver los recibos y retengo el pago hasta entonces». Revise el año, la superficie, el reparto y partidas como reparaciones o gestión, que no son suyas. Tiene doce meses desde que llegó para reclamar. Un Mieterverein lo revisa.',
  },
}
