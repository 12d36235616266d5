/** Questions about money back from the card firm or the bank: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_BY_CARD_JA: Words = {
  'gb.ask-consumer.section-75': {
    says: '一部でもクレジットカードで払い、値段が£100を超え£30,000までなら、カード会社にも責任があります。section 75で請求してください。デビットカードなら、チャージバック（chargeback）を頼みます。',
    dependsOn: '払い方と品物の値段',
  },
  'gb.ask-consumer.chargeback': {
    says: '銀行にチャージバック（chargeback）を頼んでください。法律ではなくカードの規則で、期限は短く、120日のことが多いです。だから今頼みます。少額でも使えます。',
  },
}
