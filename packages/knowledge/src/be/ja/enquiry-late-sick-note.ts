/** Questions about a doctor’s note that came too late: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_SICK_NOTE_JA: Words = {
  'be.ask.sick-note-late': {
    says: '全期間は断れません。診断書が遅れた場合、雇い主が断れるのは受け取る前の日の分だけです。勤続1か月以上なら、その日からは最長30日分が支払われます。入院などの不可抗力なら1日も失いません。今すぐ証拠の残る形で送り、健康保険（mutuelle/ziekenfonds）にも知らせてください。次に労働組合へ。',
  },
}
