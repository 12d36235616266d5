/** Questions about flights and package trips that are cancelled: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_JA: Words = {
  'nl.ask.flight': {
    says: '航空会社に、食事などの世話、返金か別の便、ヨーロッパの決まりの定額を求めてください。嵐など、避けられない原因なら、定額を払う必要はありません。',
    dependsOn: '遅れた理由、遅れの長さ、距離',
  },
  'nl.ask.package-tour': {
    says: '主催者がパック旅行を中止したら、14日以内に全額戻ります。金券を受け取る義務はありません。自分で取り消すと、ふつう妥当な手数料がかかりますが、現地の重大な出来事が理由なら無料です。',
    dependsOn: '誰が、なぜ取り消したか',
  },
  'nl.ask.train-late': {
    says: '欧州の法律では、60分以上の遅れで運賃の25％、2時間以上で50％が戻ります。NSは自社の列車ではもっと払います。30分から半額、1時間から全額です。日付と区間を書いて、早めに会社のサイトで求めてください。断られたら、公共交通の紛争委員会（Geschillencommissie Openbaar Vervoer）に行けます。',
  },
  'nl.ask.flight-via-site': {
    says: 'サイトで予約した場合も、航空会社が返金か振替をしなければなりません。期限は7日で、この期限はサイトにはかかりません。ですから航空会社に直接、書面で求めてください。サイトの手数料も代金に入ります。航空会社が知らなかった場合は別です。クーポンを受け取る必要はありません。知らされたのが14日前より後なら、250〜600ユーロも請求できます。嵐などの場合は除きます。返事がなければILTに届け出るか、2年以内に裁判所へ行ってください。EUからの便、またはEUの航空会社によるEU行きの便が対象です。',
  },
}
