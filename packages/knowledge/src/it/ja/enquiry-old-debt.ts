/** The Japanese words of the rows in ../enquiry-old-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_JA: Words = {
  'it.ask.old-debt': {
    says: '電気、ガス、水道は2年です。電話、家賃、罰金は5年です。ローンは10年です。支払いや書留の請求で数え直しになります。',
    dependsOn: '借金の種類と最後の請求',
  },
  'it.ask.old-bill': {
    says: '電気、ガス、水道では、2年より前の使用分は古すぎます。電話は5年です。書留の請求で数え直しになります。',
    dependsOn: 'サービスと最後の請求',
  },
  'it.ask.bill-before-2018': {
    dependsOn: '督促が届いたか',
    says: '期限が2018年3月より前（電気）、2019年より前（ガス）、2020年より前（水道）の請求書は、5年で時効です。書留の督促で期間が新しく始まります。払う前に、その日付と証拠を求めてください。',
  },
  'it.ask.old-use-billed': {
    says: 'いいえ。請求の2年より前に使った電気・ガス・水道の分は、たいてい払わなくて済みます。ただし自分で言う必要があります。請求書の用紙、PEC、書留で「eccepisco la prescrizione biennale」と伝えます。新しい分は払います。断られたり30日返事がなければ、ARERAの無料の調停へ。その2年の間に督促が届いていれば期間は数え直しです。',
  },
}
