/** The Japanese words of Ireland: service charges. */
import type { Words } from '@plainletter/contracts/rule'

export const MANAGEMENT_COMPANY_JA: Words = {
  'ie.mud.right-charge': {
    says: '管理費（service charge）には、所有者が承認した予算が必要です。会計を見せることと、支払いの時間を求めてください。',
  },
}
