/** The Japanese words of the rows in ../enquiry-small-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_CLAIMS_JA: Words = {
  'us.ask-consumer.small-claims-sued': {
    says: '書類の日と裁判所を見てください。多くの州では書面の答えは不要ですが、行かないと負けます。テキサス州のように、数日以内の答えが必要な州もあります。',
  },
  'us.ask-consumer.small-claims': {
    says: '先に書面で請求してください。次に、相手が住むか商売をする場所の、少額の裁判所（small claims court）に申し立てます。上限は州ごとにちがい、弁護士は必要ありません。',
  },
}
