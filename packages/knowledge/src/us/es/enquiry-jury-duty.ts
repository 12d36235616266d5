/** Questions about a call to serve on a jury: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JURY_DUTY_ES: Words = {
  'us.ask-life.jury': {
    says: 'Responda antes de la fecha. Casi siempre puede aplazarlo una vez, o pedir excusa por dificultad o cuidado. Su empleador no puede despedirle por servir.',
  },
}
