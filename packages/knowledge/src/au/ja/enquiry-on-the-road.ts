/** Questions about fines, parking and tolls: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_JA: Words = {
  'au.ask.fine': {
    says: '見直し（review）を求める、分けて払う、運転した人の名前を言う、裁判を選ぶことができます。どれも通知の期日の前です。',
    dependsOn: '州と期日',
  },
  'au.ask.private-parking': {
    says: '民間の会社は、罰金を科せません。契約にもとづいて請求できるだけで、訴える必要があります。証拠を求めてください。',
    dependsOn: '看板に何と書いてあったか',
  },
  'au.ask.toll': {
    says: 'いつもではありません。手数料をなくし、分けて払えるよう、有料道路の会社に頼んでください。車を売った、または運転していないなら、証拠と一緒に伝えます。',
    dependsOn: 'その日の車の持ち主と運転した人',
  },
  'au.ask.not-driving': {
    says: '期限の前に、用紙かオンラインで運転者を書いてください。その前に車を売ったなら、買った人と日を書き、証拠を付けます。だれか分からなければ、調べたことを書きます。うその名前は犯罪です。',
  },
  'au.ask.car-crash': {
    says: '悪いほうの運転手は、保険があってもなくても損害を払う必要があります。写真、見積もり二つ、期限をつけて請求書（letter of demand）を送ってください。払わなければsmall claimsか裁判所に訴えられます。あなたが悪いと言われても認めず、まず無料で相談してください。',
  },
  'au.ask.cannot-pay-fine': {
    says: '次の期限の前に罰金の役所に電話し、少しずつ払いたいと頼んでください。センターリンクから払うこともできます。貧しい、病気、住まいがないなどのときは、work and development orderで講習や治療、無償の仕事で返せます。NSWでは月$1,000までです。計画かこの命令を守る間、免許停止はたいてい止まります。他の人が運転していたなら期限までに名前を出してください。',
  },
}
