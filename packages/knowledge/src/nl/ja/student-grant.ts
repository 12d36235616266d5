/** The Japanese words of the rows in ../student-grant.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_GRANT_JA: Words = {
  'nl.duo.right-lived-there': {
    says: 'そこに住んでいたことを、銀行や交通の記録、写真、郵便、隣人の話で示してください。罰金は落ち度に見合う必要があります。',
  },
  'nl.duo.right-object': {
    says: '6週間以内に無料で異議（bezwaar）を出し、事情を話せます。住所の訪問調査の報告書を求めてください。',
  },
  'nl.duo.right-lower': {
    says: '毎月の額は2年前の収入で決まります。今の収入が15％以上低いですか。新しい年で計算するようDUOに求めてください（peiljaarverlegging）。毎年、申し込みます。',
  },
  'nl.duo.right-pause': {
    says: '合わせて5年まで、支払いを休めます（jokerjaren）。Mijn DUOで手続できます。利息は続きます。',
  },
  'nl.duo.right-object-loan': {
    says: '金額や収入が違いますか。6週間以内に、無料で異議（bezwaar）を出せます。',
  },
}
