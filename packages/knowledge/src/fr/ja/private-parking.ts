/** Charges for parking on private land: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_JA: Words = {
  'fr.other.park-want': {
    says: '民間の駐車場の会社が、私有地での駐車のお金を求めています。',
  },
  'fr.other.park-who': {
    says: 'これは会社で、国や町ではありません。そのお金は罰金ではなく、点数も失いません。',
  },
  'fr.other.park-reality': {
    says: 'もとになるのは契約だけです。会社が、決まり、金額、あなたが駐車したことを証明しなければなりません。',
  },
  'fr.other.park-not-yet': {
    says: '裁判官なしに、何も差し押さえられず、罰金のように上げることもできません。',
  },
  'fr.other.park-step-check': {
    says: '場所、日、決まりの標識、券を確かめてください。写真をとります。',
  },
  'fr.other.park-step-write': {
    says: '書いて、契約と金額の証拠を求めてください。払っていなければ、ふつうの駐車料金を申し出ます。',
  },
  'fr.other.park-right-proof': {
    says: '会社が請求を証明しなければなりません。',
  },
  'fr.other.park-right-penalty': {
    says: '明らかに高すぎる違約金は、裁判官が下げられます。',
  },
  'fr.other.park-right-mediator': {
    says: '会社の無料の消費者の調停人を使う権利があります。',
  },
  'fr.other.park-option-dispute': {
    says: '会社に書いて、何がまちがいかを伝え、それから調停人に行きます。',
    title: '証拠を求める',
    cost: '何もかかりません。',
    time: '1時間。',
    risk: '小さいです。裁判所に行くことはあります。',
    bestFor: '払った、または標識がはっきりしなかったとき。',
  },
  'fr.other.park-option-pay': {
    says: '払わずに駐車したなら、その時間の料金を払い、これで解決だと書きます。',
    title: '適切な料金を払う',
    cost: '駐車料金。',
    time: '数分。',
    risk: '残りを求められることがあります。',
    bestFor: '払わなかったとき。',
  },
}
