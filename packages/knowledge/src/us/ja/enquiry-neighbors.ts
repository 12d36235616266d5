/** Questions about fences, noise, trees, dogs and city rules: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBORS_JA: Words = {
  'us.ask-life.fence': {
    says: '州と市の決まりで決まります。カリフォルニア州では、30日前の書面の通知の後、必要な塀の費用をたいてい隣どうしで分けます。多くの州では、同意していないものを払う必要はありません。',
    dependsOn: '住んでいる州と、塀が必要かどうか',
  },
  'us.ask-life.noise': {
    says: '記録をつけ、まず隣の人に手紙を書いてください。次に、市か大家に苦情を言ってください。ふつうの程度を大きく超えるなら、裁判所が止めたり、お金を払わせたりできます。',
  },
  'us.ask-life.tree': {
    says: '木が枯れないなら、たいてい、自分の費用で境界線まで枝を切れます。危なそうに見えた木が害を出したら、持ち主が払います。書面で持ち主に伝えてください。',
    dependsOn: 'その木が前から危なそうに見えたか',
  },
  'us.ask-life.dog': {
    says: '多くの州では、初めてでも飼い主がかみ傷の責任を負います。ほかの州では、危険を知っていたことか、門の開け放しやリード規則違反などの不注意を示す必要があります。医師にかかり、動物管理局に届け、写真と請求書を残してください。飼い主の住宅・賃借人保険に請求すると、ふつう支払われます。拒まれたら少額裁判所で決められます。',
    dependsOn: '住んでいる州',
  },
  'us.ask-life.city-code': {
    says: '決まりと日付を読んでください。直して写真を送るか、罰金が始まる前に、書面でもっと時間か審理を求めてください。',
  },
}
