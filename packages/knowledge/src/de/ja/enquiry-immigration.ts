/** The Japanese words of the rows in ../enquiry-immigration.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_JA: Words = {
  'de.ask-stay.extend': {
    says: '役所の予約の日がなくても、許可が終わる前に書面で申請してください。すると、決まるまで続いているとみなされます。Fiktionsbescheinigungを求めてください。',
  },
  'de.ask-stay.refused': {
    says: '今日、弁護士に相談してください。ほとんどの場合、異議か訴えに1か月ありますが、それだけでは送り返しは止まりません。裁判所に急ぎの停止（Eilantrag）を求めてください。',
  },
  'de.ask-stay.asylum-no': {
    says: '届いてから2週間、場合によっては1週間以内に、裁判所に行けます。最後のページにどちらか書いてあります。訴えだけでは送り返しが止まらないことがよくあります。裁判所に急ぎの停止（Eilantrag）も求めてください。',
  },
  'de.ask-stay.citizenship': {
    says: 'ほとんどの場合、確かな許可でここに5年いた後です。自分の収入で暮らし、B1のドイツ語と試験が必要です。前の旅券を持ち続けてかまいません。',
  },
  'de.ask-stay.no-answer': {
    says: '書いて、期日を示してください。正当な理由なしに3か月たてば、決定を求めて訴えられます（Untätigkeitsklage）。',
  },
  'de.ask-stay.step-advice': {
    says: '無料の相談所（Migrationsberatung）に行ってください。断られたら、同じ日に弁護士に行きます。',
  },
}
