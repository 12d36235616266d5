/** The Japanese words of the rows in ../parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_JA: Words = {
  'ca.parking.want': { says: 'だれが送ったかを見てください。民間の会社は、役所ではありません。' },
  'ca.parking.reality': {
    says: 'これは市や警察の罰金ではありません。払わせるには、会社は裁判所に行かなければなりません。',
  },
  'ca.parking.who': {
    says: '民間の駐車会社には、罰金を科す力がありません。看板の契約を破ったと言うことはあります。',
  },
  'ca.parking.rights': { says: '証拠を求められます。看板、時間、土地の持ち主です。' },
  'ca.parking.not-yet': {
    says: '点数をつけたり、免許を止めたりはできません。市の違反切符（by-law ticket）は別です。',
  },
  'ca.parking.right-proof': { says: '契約、看板、金額を証明するよう、会社に求められます。' },
  'ca.parking.step-who': {
    says: 'だれが送ったかを見てください。by-law、市、裁判所と書いてあれば、公の切符として扱います。',
  },
  'ca.parking.step-proof': { says: '看板の写真を撮り、領収書を取っておいてください。' },
  'ca.parking.step-write': {
    says: '納得できなければ、会社に手紙を書いてください。理由を言います。',
  },
  'ca.parking.opt-dispute': {
    says: '何がちがうかを書き、証拠を求めます。',
    title: '書面で争う',
    cost: '無料。',
    time: '手紙1通。',
    risk: '取立て会社に回されることがあります。',
    bestFor: '払った、または看板がわかりにくかったとき。',
  },
  'ca.parking.opt-pay': {
    says: '払う義務があると思うなら払います。',
    title: '払う',
    cost: 'その料金。',
    time: '通知の日付まで。',
    risk: 'ありません。',
    bestFor: '払わずに駐車し、終わらせたいとき。',
  },
  'ca.parking.qc-penalty': {
    says: 'ケベック州では、ひどすぎる違約金の条文は減らせます。会社は、あなたが同意したことを示さなければなりません。',
  },
  'ca.parking.right-mislead': {
    says: '民間の会社は、あなたをだましてはいけません。たとえば、請求書を市の罰金のように見せることです。',
  },
  'ca.parking.on-tow': {
    says: 'オンタリオ州では、レッカー会社は、掲げた料金だけを取り、あなたの物を無料で取りに行けるようにしなければなりません。',
  },
  'ca.parking.right-penalty': {
    says: 'その料金は、どの条文によるのかを聞いてください。罰するだけで、相手の損害よりずっと高い料金は、裁判所が減らせます。',
  },
  'ca.parking.right-penalty-asked': {
    says: 'その料金は、どの条文によるのかを聞いてください。罰するだけで、相手の損害よりずっと高い料金は、裁判所が減らせます。',
  },
  'ca.parking.on-trespass': {
    says: 'オンタリオ州では、無断立入り(trespass)の罰金を科せるのは、起訴後の裁判所だけです。会社の通知はお金の請求にすぎず、会社が証明しなければなりません。',
  },
}
