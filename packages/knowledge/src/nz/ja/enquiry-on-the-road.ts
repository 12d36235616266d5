/** Questions about fines, parking, clamps and tolls: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_JA: Words = {
  'nz.ask.fine': {
    says: '28日以内に、払うか、書面で説明するか、審理を求めます。裁判所に行くと、費用が加わります。',
    dependsOn: '通知の日付',
  },
  'nz.ask.private-parking': {
    says: '民間の会社は、罰金を科せません。請求できるのは、ほどよい損の分だけです。争うと書き、理由を言ってください。',
    dependsOn: '看板に何と書いてあったか、本当の損はいくらか',
  },
  'nz.ask.clamped': {
    says: '車輪止め（wheel clamp）の料金は最高$100です。車を外すために払い、領収書を残し、まちがいだったなら返金を請求してください。',
  },
  'nz.ask.toll': {
    says: 'いつもではありません。車を売ったか運転していなければ、証拠をつけてNZTAに伝えてください。罰金にならないよう、通行料そのものは早く払ってください。',
    dependsOn: 'その日、だれが車を持ち、運転していたか',
  },
  'nz.ask.not-driving': {
    says: '期限までに、運転者の名前と住所を書いた宣誓書（statutory declaration）を送ってください。車を売ったか盗まれたなら、そう書きます。うその宣誓は犯罪です。',
  },
  'nz.ask.old-fines': {
    says: '今日0800 434 637に電話し、分割払いを頼んでください。約束を守れば、たいてい取り立ては止まります。約束がないと、裁判所は車を止めたり取り上げたり、給料や口座から取ったりできます。まったく払えないときは、そう伝えてください。',
  },
  'nz.ask.fines-airport': {
    says: 'はい、あり得ます。たいていは、逮捕状が出ていて、未払いの賠償(reparation)か約5,000ドル以上の裁判所の罰金がある場合です。出国でも入国でも同じです。飛ぶ前に今日0800 434 637へ電話してください。払うか分割の計画を決め、警告や逮捕状があるか、消してもらえるかを聞きます。計画を守れば、ほかの手続きもたいてい止まります。証拠を持って行ってください。',
  },
  'nz.ask.towed': {
    says: '保管料が増えないよう払って車を受け取り、領収書に「paid under protest」と書いてください。私有地でレッカー移動できるのは、あなたに駐車の権利がなかったときだけで、表示は明確であるべきです。料金も公正でなければなりません。違うなら、写真を付けて業者と土地の持ち主に書面で返金を求め、次にDisputes Tribunalへ。councilによるものならcouncilへ。',
  },
}
