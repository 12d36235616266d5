/** Leaving a job because of the employer, and bans on working for others: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LEAVING_A_JOB_IT: Words = {
  'gb.work.right-resign': {
    says: 'Se il datore viola gravemente il contratto e Lei se ne va per questo, può valere come licenziamento. Prenda consiglio prima, e non aspetti troppo.',
  },
  'gb.work.right-covenant': {
    says: 'Un divieto di lavorare per altri vale solo se protegge un vero interesse e non va oltre. Un giudice può togliere la parte eccessiva.',
  },
}
