/** The Japanese words of the rows in ../used-cars-and-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const USED_CARS_AND_GOODS_JA: Words = {
  'us.goods.right-guide': {
    says: '販売店は、中古車の一台ごとに、「現状のまま（as is）」か、どんな保証があるかを示すBuyers Guideをつけなければなりません。書いてあることは、契約の一部です。',
  },
  'us.goods.right-work': {
    says: '品物は、たいてい、そのような品物がふつうにすることをできなければなりません。「現状のまま（as is）」でそれを除けますが、うそや書面の約束は除けません。「as is」を禁じる州もあります。',
  },
  'us.goods.right-warranty': {
    says: '書面の保証をする人は、それを守らなければならず、基本の保証をなくすことはできません。裁判で勝つと、相手があなたの弁護士の費用を払うことになる場合があります。',
  },
  'us.goods.right-miles': {
    says: 'あなたをだますために走行距離が戻されていたなら、損の三倍か$10,000の、多いほうを請求できます。',
  },
}
