/** Questions about a call to serve on a jury: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JURY_DUTY_ES: Words = {
  'us.ask-life.jury': {
    says: 'Responda antes de la fecha. Casi siempre puede aplazarlo una vez, o pedir excusa por dificultad o cuidado. Su empleador no puede despedirle por servir.',
  },
  'us.ask-life.jury-missed': {
    says: 'Llame hoy a la secretaría que figura en la citación, diga por qué faltó y pida otra fecha. Casi siempre basta. Si no hace nada, un juez puede citarle para que se explique. En un tribunal federal lo máximo son 1.000 $, tres días de cárcel o servicio comunitario; los estados varían. Ningún tribunal pide dinero por teléfono ni tarjetas de regalo: es una estafa.',
  },
}
