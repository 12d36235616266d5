/** The Japanese words of the rows in ../enquiry-hours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOURS_JA: Words = {
  'fr.ask-work.overtime': {
    says: '働いた時間を毎日書き留めましょう。裁判所では、ある程度正確な時間を示せば足り、次に雇い主が自分の記録を示さなければなりません。週8時間までは25％増し、その後は50％増しです（協定があれば10％以上）。3年分まで請求できます。',
  },
  'fr.ask-work.hours-changed': {
    dependsOn: '変更の大きさ',
    says: '1日の中の小さな変更は、公平な予告をして雇い主が決められます。給料、時間の長さ、昼から夜への変更には、あなたの同意が必要です。パートでは、ほとんど7営業日前に知らせます。書面で答えてください。',
  },
}
