/** Questions about private parking penalties and towing, and the guide for a parking fine: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_JA: Words = {
  'de.ask-buy.private-parking': {
    says: 'これは契約の違約金で、罰金ではありません。払う義務があるのは運転した人だけです。店に取り消すよう頼み、写真を求めてください。',
    dependsOn: '標識がはっきりしていたか、あなたが運転したか',
  },
  'de.ask-buy.park-guide-who': {
    says: 'だれが書いているか見てください。役所（Bußgeld、Verwarnung）か、民間の会社（Vertragsstrafe）かで、決まりがちがいます。',
  },
  'de.ask-buy.park-guide-date': {
    says: '役所の罰金は、黄色い封筒の日付から2週間です。その日を書きとめてください。',
  },
  'de.ask-buy.park-guide-photos': {
    says: '標識、場所、車の写真をとってください。レシートを残します。',
  },
  'de.ask-buy.park-guide-rates': {
    says: '公の罰金をすぐに払えなければ、役所に分割払いを求めてください。',
  },
  'de.ask-buy.park-guide-right-silent': {
    says: '行いについては何も言う必要がありません。役所には、名前と住所を答えなければなりません。',
  },
  'de.ask-buy.park-guide-right-driver': {
    says: '民間の違約金を払う義務があるのは、運転した人で、車の持ち主ではありません。',
  },
  'de.ask-buy.park-guide-option': {
    says: '役所に異議を出す、または会社の違約金を断って証拠を求めます。',
    title: '書面で異議を出す、または断る',
    cost: '無料。',
    time: '公の罰金では2週間。',
    risk: '裁判ではもっとかかることがあります。',
    bestFor: 'あなたではない、または標識がはっきりしていなかったとき。',
  },
  'de.ask-buy.park-guide-warn': {
    says: '公の罰金を決して無視しないでください。役所は強制でき、最後には身柄を置くこと（Erzwingungshaft）もあります。',
  },
  'de.ask-buy.towed': {
    says: '私有地では、持ち主は違反駐車の車をすぐ移動させられます。払うのはその地域の通常の料金だけです。払うまで車を渡さないときは、留保付きで払い、多い分の返金を求めてください。公道では市から通知が来ます。それには異議を出せます。',
  },
}
