/** The Japanese words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_JA: Words = {
  'au.ask.casual': {
    says: '6か月後、小さな会社では12か月後に、常用になると書面で伝えられます。会社は21日以内に答え、断るには公正な理由が必要です。',
  },
  'au.ask.warning-letter': {
    says: '同意する必要はありません。受け取りとしてだけ署名し、自分の言い分を書面で出せます。後で解雇されたとき、公正な理由と答える機会があったかが問われます。',
  },
  'au.ask.after-hours': {
    says: '勤務時間の後は、読むことも答えることも断れます。それが不合理な場合は別です。これが「つながらない権利」（right to disconnect）です。',
  },
  'au.ask.bullied': {
    says: 'いつ、だれが見たかを毎回書き、雇い主に伝えてください。まだそこで働いている間は、やめさせる命令をFair Work Commissionに求められます。',
  },
}
