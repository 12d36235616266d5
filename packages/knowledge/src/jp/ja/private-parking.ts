/** 私有地の駐車の請求：日本の法律の日本語の言葉。 */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_JA: Words = {
  'jp.parking.want': {
    says: '私有地の持ち主や管理会社が、無断駐車を理由にお金を求めています。',
  },
  'jp.parking.who': {
    says: 'これは民間の請求です。看板に「罰金」とあっても、警察の罰金や反則金ではありません。',
  },
  'jp.parking.not-yet': {
    says: '裁判所の手続がなければ、給料や預金を取ることはできません。',
  },
  'jp.parking.reality': {
    says: '看板の高い金額がそのまま義務になるわけではありません。有料駐車場では、掲示された約款が契約になることがあります。',
  },
  'jp.parking.right-sum': {
    says: '請求できるのは実際の損害で、多くはその時間の駐車料金です。計算の根拠を求めてください。',
  },
  'jp.parking.right-unfair': {
    says: '駐車場の違約金のうち、平均的な損害を超える部分は、消費者に対しては無効です。',
  },
  'jp.parking.right-no-lock': {
    says: '持ち主が勝手に車を固定したり、移動したり、傷つけたりすることはできません。写真を撮り、警察に連絡してください。',
  },
  'jp.parking.step-check': {
    says: '日付、時間、看板を確かめ、写真と領収書を残してください。お客や訪問者だったかも整理します。',
  },
  'jp.parking.option-talk': {
    says: 'おわびをし、その時間の駐車料金を払って終わりにすることを書面で提案します。',
    title: '相応の額を申し出る',
    cost: '駐車料金。',
    time: '相手の期日まで。',
    risk: 'もっと求められることがあります。',
    bestFor: '許可なく止めてしまった方。',
  },
  'jp.parking.option-dispute': {
    says: '高すぎる、または支払う理由がないことを書面で伝え、188に相談します。',
    title: '書面で争う',
    cost: '切手代。',
    time: '相手の期日まで。',
    risk: '簡易裁判所に訴えられることがあります。',
    bestFor: '表示が分かりにくかった方、お客だった方。',
  },
}
