/** Questions about what a notice must do, grace periods, signs, special land and court: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_NOTICES_JA: Words = {
  'gb.ask-parking.credit': {
    says: '駐車料金は信用情報に関係しません。裁判所の判決（judgment）は、1か月より長く払わないと関係することがあります。',
  },
  'gb.ask-parking.late-notice': {
    says: '置かれなかったなら、登録者（keeper）への通知は、駐車から14日以内に届かなければなりません。紙が置かれたなら、29日目から56日目の間です。',
    dependsOn: '車に紙が置かれたか',
  },
  'gb.ask-parking.grace-council': {
    says: 'イングランドでは、役所の駐車場所で、払った時間や認められた時間の後に10分の猶予があります。黄色の線や、払っていない駐車には使えません。',
  },
  'gb.ask-parking.grace': {
    says: '民間の規則では、認められた駐車の後に少なくとも10分の猶予があり、最初に看板を読む時間もあります。その中なら、不服を申し立ててください。',
  },
  'gb.ask-parking.signs': {
    says: '入った所と止めた所から、看板と線の写真を撮ってください。分かりにくい、またはない看板は、役所でも民間でも、よい不服の理由です。',
  },
  'gb.ask-parking.airport': {
    says: 'あるなら、登録者（keeper）の決まりが使えず、運転した人にしか求められないことがあります。登録者として不服を申し立てるときに書いてください。',
    dependsOn: 'その土地に独自の条例（byelaws）があるか',
  },
  'gb.ask-parking.court-claim': {
    says: '期限を過ぎないでください。届いたとみなす日から14日以内に答えると、反論まで28日です。次に、払う義務がない理由を書きます。看板、登録者の決まり、支払い、取り消された料金などです。',
  },
  'gb.ask-parking.cancelled': {
    says: '取り消したというメッセージを残してください。写しを送り、やめるよう求めます。裁判の請求（court claim）があるなら、反論（defence）の最初に書きます。',
  },
  'gb.ask-parking.claim-not-driver': {
    says: '無視しないでください。送達から14日以内に受領の届け(acknowledgment)を出すと、合わせて28日、争う期間があります。運転していない保有者(keeper)が払うのは、会社が保有者の規則をすべて守った場合だけです。多くは駐車から14日以内の通知です。それを答弁に書きます。運転者を言う義務はだれにもありません。運転者の名前を伝えて役に立つのは、裁判が始まる前だけでした。',
  },
}
