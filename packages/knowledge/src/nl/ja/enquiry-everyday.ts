/** The Japanese words of the Netherlands: everyday questions. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_JA: Words = {
  'nl.ask.scam-paid': {
    says: '今すぐ銀行に電話し、支払いを止めるよう頼んでください。あなたが認めていないなら、ほとんどの場合、銀行が返さなければなりません。警察に届けます。',
  },
  'nl.ask.private-parking': {
    says: '民間の会社の違約金は契約の問題で、国の罰金ではありません。会社が証明する必要があり、裁判官は減らせます。',
    dependsOn: '運転したか、条件を読めたか',
  },
  'nl.ask.insurer-refuses': {
    says: '契約のどの条項かを聞いてください。証拠を付けて書面で答え、保険会社に苦情を出します。その後、Kifidに行けます。',
  },
  'nl.ask.picture-claim': {
    says: 'ページの写真を残してから、画像を取り下げてください。相手の物である証拠と、金額の決め方を求めます。使用許可の料金より多く提案しないでください。',
  },
}
