/** The Japanese words of the rows in ../state-goods-and-calls.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_GOODS_AND_CALLS_JA: Words = {
  ...stateWords('faulty-goods', {
    'AZ GA IL MA MI NC NJ OH WA':
      '店の品物は、ふつうの使い方に耐えるものでなければなりません。そうでなければ、修理、交換、返金を書面で求めてください',
  }),
  ...stateWords('sales-calls', {
    'AZ GA IL MA MI NC NJ OH WA':
      '州の法律も営業の電話やメッセージを制限しています。番号と時刻を控え、州に苦情を出してください',
  }),
  ...stateWords('credit-freeze', {
    'AZ GA IL MA NC NJ OH WA':
      '信用情報を無料で凍結（freeze）できます。名前を使って口座を開かれにくくなります',
  }),
  ...stateWords('association-records', {
    'AZ GA IL MA MI NC NJ OH WA':
      '所有者は、管理組合（association）の記録と会計を見ることを書面で求められます',
  }),
}
