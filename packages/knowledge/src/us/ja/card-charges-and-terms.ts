/** The Japanese words of the rows in ../card-charges-and-terms.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARD_CHARGES_AND_TERMS_JA: Words = {
  'us.card.right-dispute': {
    says: '明細から60日以内に、書面でカードの請求を争えます。調べている間、その分は払わなくてよいです。',
  },
  'us.card.right-terms': {
    says: 'カード会社はほとんどの場合、利率を上げたり手数料を加えたりする45日前に手紙を書かなければなりません。前の残高は、ほとんどの場合、前の利率のままです。',
  },
  'us.life.want-rate': { says: 'カード会社が、新しい条件と、いつからかを伝えています。' },
  'us.life.step-rate': {
    says: '断る権利とその期限を探してください。このカードをもっと使う前に、ほかのカードと比べます。',
  },
  'us.life.option-rate': {
    says: '期限までに、書面で変更を断ります。ほとんどの場合、口座は閉じ、前の残高を前の利率で払います。',
    title: '新しい条件を断る',
    cost: '無料',
    time: '手紙の日まで',
    risk: 'カードが使えなくなることがあります。',
    bestFor: '新しい条件がずっと悪い場合。',
  },
}
