/** Questions about a power cut where someone at home is ill or a small child: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POWER_CUT_AND_HEALTH_JA: Words = {
  'de.ask-debt.power-cut-ill': {
    says: '止めることで命や健康に具体的な危険が生じるなら、止めてはいけません。今日、医師の証明書をメールと手紙で送り、確認を求めてください。分割の計画（Abwendungsvereinbarung）も求めてください。利息なしの分割を示す義務があります。停止には、2か月分かつ€100の滞納、4週間前の予告、8営業日前の手紙も必要です。それでも進めるなら、区裁判所（Amtsgericht）が緊急に止められます。Jobcenterに貸付も頼めます。',
  },
}
