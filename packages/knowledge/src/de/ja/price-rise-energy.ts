/** Energy firms that raise a price: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_ENERGY_JA: Words = {
  'de.price.energy-right-end': {
    says: '値上げの日に、最初の契約期間でも、無料で予告期間なしに契約を終わらせられます。消費税だけが変わるときは、できません。',
  },
  'de.price.energy-right-told': {
    says: '家庭には、少なくとも1か月前に、はっきりした言葉で知らせなければなりません。前の料金、新しい料金、理由、やめる権利です。',
  },
  'de.price.energy-right-basic': {
    says: '基本の供給（Grundversorgung）では、6週間前に書かなければなりません。2週間の予告で、いつでもやめられます。',
  },
  'de.price.energy-safe': {
    says: '供給会社を変えても、電気やガスがなくなることは決してありません。何かうまくいかなければ、基本の供給会社が引き受けます。',
  },
  'de.price.energy-step-switch': {
    says: '今、申し出を比べてください。やめるには、値上げの日の前に届くように、自分で文字の通知を送ります。',
  },
  'de.price.energy-option-leave': {
    says: '特別な解約の権利（Sonderkündigungsrecht）と、値上げの日を書きます。',
    title: '契約を終わらせ、供給会社を変える',
    cost: '無料。',
    time: '値上げが始まる前。',
    risk: '先に、新しい料金の方が安いか確かめてください。',
    bestFor: '別の供給会社の方が安いとき。',
  },
}
