/** Questions about a job offer that is taken back: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_OFFER_ES: Words = {
  'jp.ask.job-offer': {
    says: 'Una oferta aceptada ya es un contrato. Solo se anula por un motivo justo que no podían saber antes. Pida el motivo por escrito y escriba que quiere empezar. Puede pedir el empleo o dinero. Si estudia, avise a su escuela y a Hello Work.',
  },
}
