/** Questions about the rented home after a break-up: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AFTER_A_BREAK_UP_ES: Words = {
  'nl.ask.not-on-lease': {
    says: 'Si están casados o son pareja registrada y vive allí, es coinquilino por ley, aun sin su nombre en el contrato. En el divorcio el juez puede decir quién se queda. ¿Solo conviven? Entonces hace falta dos años y una solicitud al dueño o al juez. Actúe antes de irse.',
  },
}
