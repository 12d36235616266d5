/** Questions about a warning at work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WARNING_ES: Words = {
  'nl.ask.work-warning': {
    says: 'Una advertencia no es un despido. Conteste por escrito en una semana: qué es cierto, qué no y por qué. Pida que conste en su expediente. Si firma, ponga que solo lo recibió.',
  },
}
