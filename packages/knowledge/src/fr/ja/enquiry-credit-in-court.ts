/** Questions about a lender who goes to court for an old credit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_IN_COURT_JA: Words = {
  'fr.ask-debt.credit-court-late': {
    says: '期日に出るか弁護士を送ってください。欠席するとたいてい負けます。貸主が裁判を起こせるのは、最初に払われないままになった分から2年です（forclusion）。過ぎていれば、口座明細を見せて裁判官にそう言ってください。貸主は勝てません。手紙や電話で2年は止まりません。双方が合意した新しい返済計画があれば、2年は数え直しです。期限内なら、最長24か月の分割を求めてください。',
  },
}
