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
    says: 'お金が止まる前に、今すぐ市町村のCPAS（OCMW）に申し込んでください。18歳以上で、滞在権を持ってベルギーに住み、収入が少ないことが条件です。同居人の収入も見られ、働く意思も必要です。受領書を出し、30日以内に決める義務があります。拒否には3か月以内に労働裁判所へ。無料です。',
  },
}
