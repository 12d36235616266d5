/** Questions about money back from the card firm or the bank: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_BY_CARD_JA: Words = {
  'gb.ask-consumer.section-75': {
    says: '一つの品が£100を超え£30,000以下で、頭金だけでも一部をクレジットカードで払ったなら、カード会社は損失の全額に責任を負います。振込で払った分も含みます。注文書、支払いの記録、清算人の手紙を添えて、section 75に基づき書面で請求してください。断られるか8週間たてば、Financial Ombudsmanに申し立てられます。デビットカードならチャージバックを頼んでください。',
  },
  'gb.ask-consumer.chargeback': {
    says: '銀行にチャージバック（chargeback）を頼んでください。法律ではなくカードの規則で、期限は短く、120日のことが多いです。だから今頼みます。少額でも使えます。',
  },
}
