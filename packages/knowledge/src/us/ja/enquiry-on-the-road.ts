/** Questions about traffic tickets and towing: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_JA: Words = {
  'us.ask-life.traffic-ticket': {
    says: '切符の日付までに、無罪（not guilty）と答えて審理を求めるか、たいてい運転講習を求められます。払うと認めたことになります。決して無視しないでください。',
    dependsOn: 'あなたの記録と証拠',
  },
  'us.ask-life.towed': {
    says: '費用は毎日増えるので、早く車を引き取ってください。看板の写真を撮り、領収書を求めてください。多くの州では費用に制限があり、まちがった移動なら、審理か請求ができます。',
    dependsOn: '看板、費用、住んでいる州',
  },
}
