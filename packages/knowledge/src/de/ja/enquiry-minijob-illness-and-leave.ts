/** Questions of people in a minijob about illness, holidays and leave at once: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE_JA: Words = {
  'de.ask-job.minijob-holidays': {
    says: '権利は他の人と同じです。自分の勤務日に当たる祝日は有給です。休暇は年に最低4週間、有給です（週2日なら8日）。病気の時は、勤続4週間の後、最長6週間まで予定の勤務分が払われます。後で働いて補う必要はありません。日付を決めて書面で請求してください。契約にある短い請求期限に注意を。請求を理由に不利に扱うことは禁止です。',
  },
}
