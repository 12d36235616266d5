/** The Japanese words of the rows in ../student-grant.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_GRANT_JA: Words = {
  'nl.duo.right-lived-there': {
    says: 'そこに住んでいたことを、銀行や交通の記録、写真、郵便、隣人の話で示してください。罰金は落ち度に見合う必要があります。',
  },
  'nl.duo.right-object': {
    says: '6週間以内に無料で異議（bezwaar）を出し、事情を話せます。住所の訪問調査の報告書を求めてください。',
  },
}
