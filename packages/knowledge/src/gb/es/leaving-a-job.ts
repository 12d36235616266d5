/** Leaving a job because of the employer, and bans on working for others: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LEAVING_A_JOB_ES: Words = {
  'gb.work.right-resign': {
    says: 'Si su empleador rompe gravemente el contrato y usted se va por ello, puede contar como despido. Busque consejo antes, y no espere demasiado.',
  },
  'gb.work.right-covenant': {
    says: 'Una prohibición de trabajar para otros solo vale si protege un interés real y no va más allá. Un tribunal puede quitar la parte excesiva.',
  },
}
