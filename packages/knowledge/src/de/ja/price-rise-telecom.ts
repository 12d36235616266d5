/** Phone and internet firms that raise a price: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_TELECOM_JA: Words = {
  'de.price.telecom-right-end': {
    says: '値上げを理由に、この手紙から3か月以内に、無料で予告期間なしに契約を終わらせられます。終わるのは、早くても値上げの日です。',
  },
  'de.price.telecom-deadline': {
    says: '3か月は、この手紙が届いた日から進みます。ここに示す日は、安全のため、手紙の日付から数えています。',
    action: 'やめたいなら、値上げを理由に契約を終わらせる',
    consequence: '特別にやめる権利は終わります。契約は新しい料金で続きます。',
  },
  'de.price.telecom-right-told': {
    says: '早くて2か月前、遅くとも1か月前に、保存できる形で知らせなければなりません。',
  },
  'de.price.telecom-step': {
    says: 'ほかの料金と比べてください。番号や回線を残すには、新しい会社に変更をまかせます。ただし、3か月に気をつけてください。',
  },
  'de.price.telecom-option-leave': {
    says: '料金の変更と§ 57 TKGを書きます。確認を求めます。',
    title: '値上げを理由に契約を終わらせる',
    cost: '無料。電話やルーターは、返すか払うことがあります。',
    time: 'この手紙から3か月以内。',
    risk: '新しい回線が使えるまで、今の回線を残してください。',
    bestFor: '別の会社の方が安いとき。',
  },
}
