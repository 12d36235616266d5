/** The Japanese words of the rows in ../enquiry-rent-rise-west.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_WEST_JA: Words = {
  'ca.fact.rent-rise-bc': {
    says: 'ブリティッシュコロンビアの年の上限（2026年は2.3%、毎年新しく決まる）を超えられず、Residential Tenancy Branchの書式で丸3か月前の通知が必要です。メールやテキストでは足りません。12か月に1回だけです。今の家賃を払い、理由を書面で伝えてください。払い過ぎは後の家賃から引けます。',
  },
  'ca.fact.rent-rise-ab': {
    says: 'アルバータに上限はありませんが期間は決まっています。月ごとの契約では丸3か月前の書面通知と、前回または入居から1年が必要です。期間契約中は終わりまで変わりません。通知が足りない値上げは無効なので、今の家賃を払い、書面で伝えてください。',
    dependsOn: '契約の種類と通知の期間',
  },
}
