/** Questions about viewings of a rented home: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIEWINGS_JA: Words = {
  'nl.ask.viewings': {
    says: '内見を認める必要があるのは、家が売りに出ているか、次の入居者を探しているときだけです。事前の連絡と常識的な時間が必要で、あなたも立ち会えます。週1日など決まった時間を提案してください。あなたの意思に反して鍵で入ることはできません。',
  },
}
