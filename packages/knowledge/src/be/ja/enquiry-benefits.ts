/** Questions about benefits, the living wage and the health fund: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_JA: Words = {
  'be.ask.health-fund-refuses': {
    says: '労働裁判所に訴える期間は三か月です。負けても無料ですが、早く出してください。医師の報告書をもらい、労働組合か無料の弁護士に助けを求めてください。裁判官は医師を選ぶことが多いです。その間は組合かCAPAC/HVWを通じて失業給付を求められます。仕事があっても可能で、会社がオンラインで届け出ます。会社に診断書を渡してください。勝てば健康基金が初日から払います。負けても給付は返さなくてよいです。',
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
