/** Questions about engagement rings, ways over land, and clients who do not pay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RINGS_WAYS_AND_CLIENTS_JA: Words = {
  'us.ask-family.engagement-ring': {
    says: 'ほとんどの州では、婚約指輪は結婚することを条件にした贈り物です。結婚しなければ、たいてい贈った人に戻ります。ニューヨークのように、どちらが破棄したかを問わない州もあります。カリフォルニアのように、理由なく破棄した人はたいてい返してもらえない州もあります。書面で返すよう求めてください。その後、少額裁判所(small claims)が指輪かその価値について決められます。',
    dependsOn: 'あなたの州。州によっては、どちらが婚約を破棄したか',
  },
  'us.ask-life.easement': {
    says: 'まず郡の登記所で両方の土地の証書を読んでください。書面の通行権(easement)があれば、それで決まります。なくても、許しを得ずに何年も公然と使えば権利になることがあります。ケンタッキーでは15年、カリフォルニアでは5年です。所有者が許した使用は、たいてい数えません。道に出られない土地には、必要から通行権が認められることがあります。はっきりするまで塞がないでください。裁判所は門を開けるよう命じられます。裁判所が決着をつけることもできます(quiet title)。',
    dependsOn: '証書と、道がどれだけ長く、どう使われたか',
  },
  'us.ask-work.client-does-not-pay': {
    says: '決めた代金を、決めていなければ仕事に見合う額を請求できます。メールも契約になります。請求書と、期限を書いた督促を送ってください。カリフォルニア、イリノイ、ニューヨークでは、フリーランスにはたいてい約束の日までに、なければ仕事から30日以内に払わなければなりません。遅れた客は2倍を払うことがあります。そこでは州の役所に申し立てるか、少額裁判所(small claims)を使ってください。',
  },
}
