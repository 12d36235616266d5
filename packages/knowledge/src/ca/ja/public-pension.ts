/** Old Age Security and the Canada Pension Plan: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_PENSION_JA: Words = {
  'ca.benefit.right-pension-review': {
    says: 'Old Age SecurityやCanada Pension Planは、90日の間に見直しを求められます。役所のまちがった案内で生まれた返済は、なくなることがあります。',
  },
  'ca.pension.want': {
    says: 'Service Canadaが、年金について決めました。理由を探し、手紙を受け取った日を書きとめてください。',
  },
  'ca.pension.right-again': {
    says: '手紙を受け取ってから90日以内に、書面で見直しを求められます。無料です。',
  },
  'ca.pension.right-tribunal': {
    says: 'また断られたら、Social Security Tribunalが決めます。90日以内に申し立てます。弁護士はいりません。',
  },
  'ca.pension.step': {
    says: '自分の記録を求めてください。足りないもの、たとえば仕事でできないことについての医師の報告を送ります。',
  },
  'ca.pension.reconsider': {
    says: '公的年金では、90日以内に見直しを求められます。手紙の日付から数えます。',
    action: '同意しないなら、見直しを求める',
    consequence: '正当な理由なく遅れると、断られることがあります。',
  },
}
