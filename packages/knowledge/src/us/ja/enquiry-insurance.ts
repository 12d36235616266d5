/** The Japanese words of the rows in ../enquiry-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_JA: Words = {
  'us.ask-consumer.claim-denied': {
    says: '書面で不服を申し立ててください。健康保険では180日以内、その後、外部の見直しは4か月以内です。ほかの保険では、州の保険の役所に苦情を出します。',
  },
  'us.ask-everyday.property-claim': {
    says: '保険の言葉を示した断りの理由を、書面で求めてください。写真と別の見積もりを送り、その後、州の保険局に無料で苦情を出してください。',
  },
  'us.fact.newborn-insurance': {
    says: '勤務先の保険には、出産から30日以内に加入を頼みます（もっと長いものもあります）。補償は出生日から始まります。HealthCare.govの保険は60日で、これも出生日からです。30日を過ぎたら、その60日を使うか、子どもが一年中入れるMedicaidやCHIPを申し込みます。出産時に母親がMedicaidなら、赤ちゃんは最初の1年入れます。書面で頼み、控えを残してください。',
  },
}
