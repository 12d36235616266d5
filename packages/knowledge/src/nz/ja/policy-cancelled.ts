/** The Japanese words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_JA: Words = {
  'nz.cover.step-now': {
    says: '今すぐ保険会社に電話してください。払うか足りない物を送れば保険が続くかを聞き、書面でもらってください。',
  },
  'nz.cover.step-new': {
    says: '同じ日に始まる新しい保険を探し、質問には本当のことを答えてください。',
  },
  'nz.cover.right-reason': {
    says: 'どの決まりで終わらせられるのか、どれだけ前に知らせるのかを聞け、使っていない保険料を返すよう求められます。',
  },
  'nz.cover.right-scheme': {
    says: 'まちがいだと思うなら、まず保険会社に、次に無料でその苦情解決機関（dispute scheme）に苦情を言ってください。',
  },
  'nz.cover.warn-gap': {
    says: '保険が終わると、損はすべて自分で払います。家か車にローンがあるなら、貸し手に伝えてください。',
  },
}
