/** Questions about squatters and the 48 hours: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SQUATTERS_AFTER_TWO_DAYS_ES: Words = {
  'es.ask.squatters-after-two-days': {
    says: 'Ninguna ley habla de 48 horas. Importa si el lugar es una morada. Donde usted vive, o una segunda vivienda en uso, es allanamiento: la policía puede actuar también después, sin juez. Un inmueble vacío es otro delito (usurpación). Ahí la policía solo actúa sola si lo ve en el momento; si no, decide un juez por vía rápida. Denuncie enseguida, con prueba de que es suyo. No cambie cerraduras ni corte la luz por su cuenta.',
  },
}
