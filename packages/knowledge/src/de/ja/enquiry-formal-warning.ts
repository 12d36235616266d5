/** Questions about a formal warning (Abmahnung) from a lawyer: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FORMAL_WARNING_JA: Words = {
  'de.ask-buy.abmahnung': {
    says: '相手の用紙に署名しないでください。期日の前に、変えた約束などについて相談します。個人には、弁護士の費用に上限があります。',
  },
}
