/** Questions about benefits, the living wage and the health fund: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_JA: Words = {
  'be.ask.health-fund-refuses': {
    says: '決定を書面で求めてください。労働裁判所へは3か月以内です。負けても費用はかかりません。医師に報告書を、組合か無料の弁護士に助けを求めてください。',
  },
  'be.ask.benefit-back': {
    says: '理由と計算を求めてください。労働裁判所には3か月以内で、費用はかかりません。役所のまちがいで、気づけなかったなら、過去の分は求められないことが多いです。そうでなければ、分割を頼みます。',
  },
  'be.ask.cpas-refuses': {
    says: '決定を書面で求めてください。労働裁判所には3か月以内です。費用はかからず、無料の弁護士も手伝えます。暮らしが変わったら、もう一度申し込んでください。',
  },
  'be.ask.living-wage': {
    dependsOn: '収入と在留資格',
    says: '住んでいる市町村のCPAS（OCMW）に申し込みましょう。18歳以上で、在留資格を持ってベルギーに住み、収入が足りず、健康などの理由がなければ働く意思があることが条件です。受領証を渡し、30日以内に決めなければなりません。',
  },
}
