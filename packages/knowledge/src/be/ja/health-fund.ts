/** The Japanese words of the rows in ../health-fund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_FUND_JA: Words = {
  'be.fund.want': {
    says: '健康保険組合が、治療や病休手当について決めました。',
  },
  'be.fund.reality': {
    says: '理由を書面で示さなければなりません。間違いもあり、裁判官に費用なしで調べてもらえます。',
  },
  'be.fund.right-court': {
    says: '3か月以内に労働裁判所に訴えられます。負けても費用はかかりません。',
  },
  'be.fund.right-two-years': {
    says: '返してもらえるのは普通2年分、不正があれば5年分です。組合側の間違いで、あなたが気づけなかったなら、そう伝えましょう。過去の分は請求できないことがよくあります。',
  },
  'be.fund.step': {
    says: '理由と計算を書面で求めましょう。医師に報告書を、労働組合に助けを頼みましょう。',
  },
}
