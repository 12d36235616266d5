/** The Japanese words of the rows in ../parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_JA: Words = {
  'au.parking.want': { says: 'だれが送ったか見てください。民間の会社は、公の役所ではありません。' },
  'au.parking.reality': {
    says: 'これは罰金ではありません。民間の会社は、罰金を科せません。払わせるには、訴える必要があります。',
  },
  'au.parking.who': {
    says: '民間の駐車会社が、看板の契約を破ったと言っています。公の力はありません。',
  },
  'au.parking.rights': { says: '看板、時刻、本当の損の証拠を求められます。' },
  'au.parking.not-yet': { says: '点数をつけることも、免許を止めることもできません。' },
  'au.parking.right-proof': {
    says: '損よりずっと大きい額は、罰か不公正な条件かもしれず、それにはしばられません。',
  },
  'au.parking.right-harass': { says: '罰金のふりをしたり、つきまとったりしてはいけません。' },
  'au.parking.step-who': {
    says: 'だれが送ったか見てください。役所（council）か警察なら、期日のある本当の罰金です。',
  },
  'au.parking.step-proof': { says: '看板の写真を撮り、駐車券を残してください。' },
  'au.parking.step-write': {
    says: '同意しないなら、1回書いて理由を言ってください。必要がなければ、運転した人の名前を言いません。',
  },
  'au.parking.opt-dispute': {
    says: '何がまちがっているかを言い、証拠を求めてください。',
    title: '書面で争う',
    cost: '無料です。',
    time: '手紙1通です。',
    risk: '取立て会社に送られることがあります。',
    bestFor: '払った、または看板がはっきりしなかったとき。',
  },
  'au.parking.opt-pay': {
    says: '払う義務があると思うなら、払ってください。',
    title: '払う',
    cost: '請求の額です。',
    time: '通知の日付までです。',
    risk: 'ありません。',
    bestFor: '終わらせたいとき。',
  },
  'au.parking.right-penalty': {
    says: '害よりずっと大きい額は、裁判所が認めない罰かもしれません。罰金を科せるのは、公の機関だけです。',
  },
  'au.parking.right-mislead': {
    says: '民間の会社は、請求を公の罰金のように見せたり、権利についてだましたりしてはいけません。',
  },
}
