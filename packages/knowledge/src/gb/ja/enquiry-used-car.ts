/** Questions about used cars and private sellers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_JA: Words = {
  'gb.ask-consumer.used-car': {
    says: '販売店からなら、欠陥のある車を最初の30日に断れます。その後は、店が1回だけ修理します。古さと走った距離も考えます。個人からなら、説明どおりであることだけが必要です。',
    dependsOn: '販売店から買ったか、どれくらい前か',
  },
  'gb.ask-consumer.private-seller': {
    says: '個人から買うと、権利が少ないです。言われたとおりの物で、売り手はうそをついてはいけません。広告を残してください。カードやサイトで払ったなら、その保護を使います。 うそなら、期限を決めて書面で返金を求め、次に少額の裁判（small claim）をします。個人を装った業者は、店と同じ責任を負います。',
    dependsOn: '売り手が言ったこと',
  },
  'gb.ask-consumer.dealer-car-30-days': {
    says: 'はい。売ったときから欠陥があったなら、30日以内に返して、お金を全部もらえます。今日、書面で販売店に伝えてください。「Sold as seen」（現状で売る）と書いてあっても、この権利はなくなりません。半額で納得する必要もありません。',
  },
}
