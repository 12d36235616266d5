/** The Japanese words of the rows in ../used-car-warranties.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const USED_CAR_WARRANTIES_JA: Words = {
  ...stateWords('used-car', {
    MA: '販売店は、走行距離により30日から90日の間、多くの中古車の重い故障を直さなければなりません。「as is」と書いても変わりません',
    NJ: '販売店は、走行距離により30日から90日の間、多くの中古車の重い故障を直さなければなりません。「as is」と書いても変わりません',
    NY: '販売店は、走行距離により30日から90日の間、多くの中古車の重い故障を直さなければなりません。「as is」と書いても変わりません',
    AZ: '販売店は、15日または500マイルの間、ほとんどの中古車のエンジンと変速機を直さなければなりません。「as is」と書いても、ほとんどの場合変わりません',
    IL: '販売店は、15日または500マイルの間、ほとんどの中古車のエンジンと変速機を直さなければなりません。「as is」と書いても、ほとんどの場合変わりません',
  }),
}
