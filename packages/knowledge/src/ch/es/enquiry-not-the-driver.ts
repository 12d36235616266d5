/** Questions about a traffic fine of someone who did not drive: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOT_THE_DRIVER_ES: Words = {
  'ch.ask.not-the-driver': {
    says: '¿Es una orden penal (Strafbefehl)? Opóngase por escrito en diez días, sin motivo, y diga solo que no conducía. Ellos deben probar quién fue. No tiene que acusarse ni a familia cercana. ¿Es una pequeña multa fija? Va al titular: paga o nombra al conductor en 30 días. Queda libre si muestra que lo usaron contra su voluntad pese a su cuidado. Nunca nombre a otra persona falsa.',
  },
}
