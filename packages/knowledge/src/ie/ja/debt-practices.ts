/** The Japanese words of Ireland: unfair practices on debts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_PRACTICES_JA: Words = {
  'ie.debt.right-no-pressure': {
    says: '会社は、苦しめたり、圧力をかけたり、法律が認めない手段でおどしたりしてはいけません。',
  },
  'ie.debt.right-no-tricks': {
    says: '会社は、払う額、自分の力、次に起きることについて、だましてはいけません。',
  },
  'ie.debt.right-fair-charge': {
    says: '遅れたときに高すぎる額を払わせる条項は、不公正なことがあります。そのときは従う必要がありません。',
  },
  'ie.debt.step-ccpc': {
    says: '圧力やうそがあれば、消費者の役所（CCPC）に知らせてください。個別の件は扱いませんが、くり返しがあれば動きます。',
  },
}
