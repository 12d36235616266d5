/** Questions about pay that the employer holds back for damage: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_JA: Words = {
  'it.ask.pay-held-back': {
    says: '勝手にはできません。会社は先に書面で過失を示してあなたの言い分を聞き、損害と過失を証明する義務があります。偶然の破損や客の食い逃げは会社のリスクです。処分の罰金は最大4時間分です。同意しないことと返金を書留かPECで求めてください。期限は5年です。労働組合か労働監督局に相談を。',
  },
  'it.pay-kept.want': {
    says: '勤め先が、損害を理由に給料の一部を差し引いています。あなたの負担だと言っています。',
  },
  'it.pay-kept.right': {
    says: '会社は先に書面で過失を示してあなたの言い分を聞き、損害と過失を証明する義務があります。偶然の破損や客の食い逃げは会社のリスクです。処分の罰金は最大4時間分です。同意しないことと返金を書留かPECで求めてください。期限は5年です。労働組合か労働監督局に相談を。',
  },
  'it.pay-kept.step': {
    says: '同意しないことを書面で伝え、期日を決めて給料の全額を求めてください。払う義務を認める署名はしないでください。労働組合に相談できます。',
  },
}
