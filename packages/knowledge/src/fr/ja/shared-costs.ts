/** The Japanese words of the rows in ../shared-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SHARED_COSTS_JA: Words = {
  'fr.owners.right-account': {
    says: '管理人（syndic）に、あなたの計算と集会の記録を求めてください。払う義務があるのは、決められた費用の、あなたの割合だけです。',
  },
  'fr.owners.right-contest': {
    says: '反対したか、いなかったなら、記録を受け取ってから2か月以内に、決定を争えます。',
  },
  'fr.owners.warn-all-due': {
    says: '正式な求めから30日以内に払わないと、その年に決められたすべての費用を一度に払うことになることがあります。',
  },
  'fr.owners.right-costs': {
    says: '正式な求めに必要な費用は、遅れた持ち主が負います。最初の督促はちがいます。高すぎる費用は、裁判官が減らせます。',
  },
  'fr.owners.right-limit': {
    says: '建物の費用を求められるのは5年です。それより古い金額は、払う必要がありません。',
  },
  'fr.owners.step-plan': {
    says: 'すぐに払えませんか。30日以内に、計画をつけてsyndicに書いてください。裁判官は最長2年を与えられます。',
  },
}
