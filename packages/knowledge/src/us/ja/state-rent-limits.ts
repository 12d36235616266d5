/** The Japanese words of the rows in ../state-rent-limits.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENT_LIMITS_JA: Words = {
  ...stateWords('no-rent-cap', {
    'AZ GA IL MI NC OH':
      'ほとんどの家賃に法律の上限はありません。それでも大家は正しく通知しなければならず、苦情への仕返しで上げられません',
  }),
  ...stateWords('deposit-rules', {
    'AZ MI': '敷金は家賃の1か月半までです',
    'GA NC': '敷金はほとんどの場合、家賃の2か月分までです',
    IL: '一つの建物や敷地に25戸以上持つ大家は、6か月を超えて預かる敷金に利息を払わなければなりません',
    MA: '敷金は家賃1か月分までです。銀行に預け、利息はあなたのものです',
    NJ: '敷金は家賃の1か月半までです。銀行に預け、利息はあなたのものです',
    OH: '家賃1か月分を超える敷金には、6か月住めばほとんどの場合年5%の利息がつきます',
    WA: '大家が敷金を取れるのは、書面の契約と、入居時の状態の署名入りリストがあるときだけです',
  }),
  ...stateWords('broker-fee', {
    MA: '仲介（broker）の手数料は、頼んだ人が払います。大家が頼んだなら払う必要はなく、払った分を返すよう求められます',
  }),
  ...stateWords('rental-fees', {
    IL: '払うのは、賃貸契約の1ページ目に書かれた手数料だけです。申し込みの手数料は、ほとんどの場合 $50 までです',
  }),
}
