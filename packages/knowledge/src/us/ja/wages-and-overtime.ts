/** The Japanese words of the rows in ../wages-and-overtime.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WAGES_AND_OVERTIME_JA: Words = {
  'us.pay.right-salary': {
    says: '月給や年俸（salary）というだけで、残業代がなくなるわけではありません。仕事の内容と給料が、決められた条件に合わなければなりません。二年か三年前までの分と、さらに同じ額を請求できます。',
  },
  'us.pay.right-status': {
    says: '呼び名では決まりません。会社があなたの仕事を管理しているなら、残業代や失業給付の権利がある従業員かもしれません。',
  },
  'us.pay.right-tips': {
    says: '雇い主や管理職は、チップを取ってはいけません。最低賃金を割り込むなら、店の損失を払わせることもできません。',
  },
  'us.life.right-wages': {
    says: '全部の時間について、少なくとも最低賃金を受け取らなければなりません。2年か3年前までと、さらに同じ額を求められます。求めたことを罰してはいけません。',
  },
}
