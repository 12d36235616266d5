/** Japanese: the words of the rows in ../jobcentre-appointment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBCENTRE_APPOINTMENT_JA: Words = {
  'gb.jobcentre.reality': {
    says: 'まだ何も減らされていません。行く人、または前もって知らせる人は、たいてい何も失いません。',
  },
  'gb.jobcentre.right-good-reason': {
    says: '正当な理由（good reason）なしに行かないときだけ、給付を減らせます。病気、子どもの世話、就職の面接、遅れて届いた手紙は、理由になることがあります。',
  },
  'gb.jobcentre.step-tell': {
    says: '行けないときは、時間の前に、journalか電話で知らせてください。別の日を頼み、証拠を残します。',
  },
}
