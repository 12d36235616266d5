/** Money back from the card firm for what was bought: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CARD_REFUND_JA: Words = {
  'gb.refund.right-card': {
    says: '£100を超え£30,000までの買い物をクレジットカードでしたら、カード会社も店と一緒に責任があります。それより少なければ chargeback を頼みます。',
  },
}
