/** Questions of a parent who gets no child maintenance from the other parent: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_JA: Words = {
  'gb.ask-maintenance.unpaid': {
    says: '払われなかった分を一つずつ、すぐにChild Maintenance Serviceへ知らせます。代わりに取り立てるよう頼みます（Collect and Pay）。裁判所なしで給料や口座から取ることも、裁判所の命令を得ることもできます。まだ手続きがなければ申し込みます。無料です。',
  },
  'gb.ask-maintenance.unpaid-ni': {
    says: '払われなかった分を一つずつ、すぐにChild Maintenance Serviceへ知らせます。代わりに取り立てるよう頼みます。裁判所なしで給料から取ることも、裁判所の命令を得ることもできます。',
  },
}
