/** Questions about work off the clock: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OFF_THE_CLOCK_ES: Words = {
  'us.ask-work.off-clock': {
    says: 'Todo trabajo que el jefe ordena o conoce se paga, también después de marcar la salida. Más de 40 horas a la semana son horas extra. Anote cada día las horas reales y guarde mensajes. Pida el pago, o quéjese gratis a la Wage and Hour Division, 1-866-487-9243, o a la oficina laboral de su estado. El plazo suele ser de dos años, tres si fue a propósito. No pueden despedirle por eso.',
  },
}
