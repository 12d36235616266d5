/** Japanese: the words of the rows in ../third-party-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const THIRD_PARTY_DEBT_JA: Words = {
  'gb.bank-order.wants': {
    says: '銀行は判決の金額を払わずに留めておかなければなりません。債権者に渡すかどうかは、審理で裁判官が決めます。',
  },
  'gb.bank-order.right-hardship': {
    says: '食費や家賃や請求のお金がなくなりますか。今日、County Court hearing centre に hardship payment order を求めましょう。取引明細と請求書を持って行きましょう。',
  },
  'gb.bank-order.right-object': {
    says: '最終の命令になる前に異議を出せます。審理よりずっと前に、理由を裁判所と債権者に書きましょう。お金があなただけのものでないなら、そう伝えましょう。',
  },
}
