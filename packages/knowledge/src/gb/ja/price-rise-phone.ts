/** A notice of a higher price for a phone or broadband contract: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_PHONE_JA: Words = {
  'gb.price-rise.right-phone-pounds': {
    says: '2025年1月17日以後の契約では、値上げは署名前にポンドとペンスで示す必要があります。物価に連動する値上げは認められません。',
  },
  'gb.price-rise.right-phone-leave': {
    says: '契約にない値上げなら、1か月前に知らせる義務があります。その時は費用なしでやめられます。',
  },
  'gb.price-rise.right-phone-after': {
    says: '最低契約期間は過ぎましたか。過ぎていれば、最長1か月前の知らせで、解約料なしでやめられます。',
  },
  'gb.price-rise.know-social': {
    says: 'Universal Credit などを受けていれば、安い料金（social tariff）が使えることがあります。まず今の会社に聞いてください。',
  },
  'gb.price-rise.option-phone-complain': {
    says: 'まず会社に苦情を言います。6週間後か行き詰まりの手紙（deadlock letter）の後、Communications Ombudsman か CISAS へ。',
    title: '苦情の後、無料の機関へ',
    cost: '無料。',
    time: '6週間と少し。',
    risk: 'なし。',
    bestFor: '解約を断られた方。',
  },
}
