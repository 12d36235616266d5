/** Questions about a fine for no valid ticket: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_TRANSPORT_FINE_ES: Words = {
  'nl.ask.no-valid-ticket': {
    says: 'Este papel viene primero de la empresa de transporte. Escriba a su atención al cliente antes del último día, con prueba de que la tarjeta falló o de su abono. A menudo quitan o bajan la suma. Si no paga ni escribe, va al CJIB como orden penal. Entonces puede oponerse en 14 días.',
  },
}
