/** The Japanese words of the rows in ../enquiry-uninsured-drivers-and-dealer-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_JA: Words = {
  'us.fact.uninsured-driver': {
    says: 'まず自分の保険を見てください。無保険車補償や車両保険（collision）が免責額を引いて払うことがあります。なければ、見積もり2通・写真・警察の報告を付けて相手に期日を決めて書面を送り、その後少額裁判所へ。多くの州では事故の判決を払わないと相手の免許が止まるので、回収に役立ちます。',
  },
  'us.fact.dealer-loan-fell-through': {
    says: '圧力で高い新契約に署名しないでください。署名した書類を読みましょう。売買が確定なら業者は守る義務があります。ローンの承認が条件で取りやめるなら、頭金と下取り車（売った場合はその価値）を返さなければなりません。融資拒否の書面を求め、州司法長官とFTCに苦情を。',
  },
}
