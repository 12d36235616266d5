/** Questions about a job that passes to a new employer: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_EMPLOYER_ES: Words = {
  'ie.ask.tupe': {
    says: 'No. Si su trabajo pasa a otra empresa, van con usted puesto, paga, condiciones y antigüedad. No pueden despedirle por ello, y los cambios por ese paso no obligan. Ambas empresas deben informar y consultar, casi siempre 30 días antes. Escriba que conserva sus condiciones. Después la WRC en seis meses, gratis.',
  },
}
