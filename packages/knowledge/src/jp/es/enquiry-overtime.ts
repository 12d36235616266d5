/** Questions about overtime that is not paid: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERTIME_ES: Words = {
  'jp.ask.overtime': {
    says: 'Las horas extra se pagan al menos un 25 % más, aunque solo las toleren. Guarde notas, correos y fichajes. Reclame por escrito y luego vaya a la inspección. Tiene tres años.',
  },
}
