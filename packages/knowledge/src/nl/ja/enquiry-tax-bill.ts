/** The Japanese words of the rows in ../enquiry-tax-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_BILL_JA: Words = {
  'nl.ask.tax-plan': {
    says: '最後の日までに、税務署に分割払いを頼んでください。ネット、電話、書式のどれでもできます。収入と貯金が少なければ、免除（kwijtschelding）を頼んでください。金額が違うときは6週間以内に異議を出し、その分の猶予を求めてください。放っておかないでください。dwangbevelがあると、税務署は先に裁判官を通さずに給料やお金を差し押さえられます。',
  },
  'nl.ask.home-value': {
    says: '通知の日から6週間以内に市へ異議を出してください。無料です。比べた売買の報告書（taxatieverslag）を求め、自宅との違いを書いてください。認められなければ税の裁判官へ行けます。',
  },
  'nl.ask.town-waiver': {
    says: '収入が生活扶助に近く貯金が少なければ、市や水管理局は免除できます。できれば期限前に申請書で求めてください。対象外の税もあります。断られたら見直しを求められます。',
    dependsOn: '収入、貯金、市',
  },
  'nl.ask.late-return': {
    says: '今すぐ申告してください。まず知らせ、次に最後の催告（aanmaning）が来ます。罰金はその期限を過ぎたときだけです。6週間以内に異議を出せます。必要なら延長を頼んでください。',
  },
}
