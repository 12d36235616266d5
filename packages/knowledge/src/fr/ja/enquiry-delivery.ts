/** The Japanese words of the rows in ../enquiry-delivery.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DELIVERY_JA: Words = {
  'fr.ask-buy.delivery': {
    says: '新しい日を書面で示してください。それが過ぎたら、取り消して返金を求めます。14日以内に返さなければなりません。配送会社のことは売り手が責任を負います。追跡に「配達済み」とあっても、受け取った証拠にはなりません。',
  },
}
