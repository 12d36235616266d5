/** The Japanese words of the rows in ../enquiry-on-the-road.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_JA: Words = {
  'us.ask-everyday.private-parking': {
    says: 'これは請求書で、裁判所の罰金ではありません。会社は、はっきりした看板で料金が決まっていたことと、額が公正なことを示さなければなりません。写真をつけて、書面で異議を出してください。本当に払うべき料金があれば、その分は払ってください。意見が合わなければ、裁判所が決めます。',
  },
  'us.ask-life.traffic-ticket': {
    says: '切符の日付までに、無罪（not guilty）と答えて審理を求めるか、たいてい運転講習を求められます。払うと認めたことになります。決して無視しないでください。',
    dependsOn: 'あなたの記録と証拠',
  },
  'us.ask-life.towed': {
    says: '費用は毎日増えるので、早く車を引き取ってください。看板の写真を撮り、領収書を求めてください。多くの州では費用に制限があり、まちがった移動なら、審理か請求ができます。',
    dependsOn: '看板、費用、住んでいる州',
  },
  'us.ask-everyday.toll': {
    says: 'いつも払うわけではありません。その日より前に車を売った、盗まれた、または人にリースで渡していたなら、通知の日付までに、通行料の役所に証拠を送ってください。請求が本物か確かめてください。',
    dependsOn: 'その日、だれが車を持ち、運転していたか',
  },
}
