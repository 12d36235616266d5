/** The Japanese words of the rows in ../utility-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_NOTICES_JA: Words = {
  'us.bill.right-procedure': {
    says: '連邦法は、電気やガスが止まる前に、家に知らせと争う方法があるようにすることを、州に求めています。',
  },
  'us.bill.nc-notice': {
    says: 'ノースカロライナ州では、電気やガスの会社は、止める少なくとも10日前に手紙を書かなければなりません。冬は、お年寄りや障害のある人のいる家の一部が守られます。',
  },
  'us.bill.ga-winter': {
    says: 'ジョージア州では、11月の半ばから3月の半ばまで、あなたが支払い計画に同意すれば、規制を受ける会社は、氷点下の天気のときに暖房を止めてはいけません。',
  },
}
