/** Questions of people who were caught speeding: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_TICKET_ES: Words = {
  'gb.ask-speed.ticket': {
    says: 'Si el formulario pregunta quién conducía, devuélvalo en 28 días: no contestar es otra infracción, con seis puntos. Después pueden ofrecerle un curso, o £100 y tres puntos, o va al juzgado. Si no está seguro, pida antes las fotos. Elija el curso o la multa, nunca los dos, y respete las fechas.',
  },
}
