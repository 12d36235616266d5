/** The Japanese words of the rows in ../state-special-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SPECIAL_DEBTS_JA: Words = {
  ...stateWords('bad-check', {
    'CA FL':
      '配達証明の請求から30日以内に不渡りの小切手を払えます。その後は、最大3倍を加えて訴えられることがあります',
    TX: '戻ってきた小切手の手数料は30ドルまでです。小切手と手数料を払い、証拠を残してください',
    'AZ GA IL MA MI NC NJ OH WA':
      '不渡り小切手で求められる額は法律で限られています。通知の日数内に払えば、ほとんどの場合それ以上は少しで済みます',
  }),
  ...stateWords('rent-to-own', {
    'AZ GA IL MA MI OH WA':
      'レンタル購入（rent-to-own）の品は返せて、その後の料金は払わなくて済みます。支払いが遅れても、ほとんどの場合払って続けられます',
  }),
  ...stateWords('storage-unit', {
    'AZ GA IL MA MI NC NJ OH WA':
      '貸し倉庫（self-storage）の会社は、荷物を売る前に手紙を出さなければなりません。売る前に未払いを払えば、荷物を引き取れます',
  }),
  ...stateWords('medical-credit', {
    NJ: '医療費の借金の取り立ては120日待ち、先に無理のない分割払いを示さなければなりません。利息は年3%までで、ほとんどの人の給料は守られます',
    IL: '医療費の借金は信用情報に載せられません。載っていたら、書面で異議を出してください',
    WA: '医療費の借金は信用情報に載せられません。載せられたら、払う必要はありません',
  }),
  ...stateWords('wage-assignment', {
    IL: '給料の譲渡（wage assignment）は、ほとんどの場合いつでも書面で止められます。通知から20日間は給料は引かれません。債権者と雇い主に書いてください',
  }),
}
