/** Questions about builders: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_JA: Words = {
  'ie.ask.builder': {
    says: '何が悪いかを書き、直す期日を付けてください。仕事は注意と技術をもって行う必要があります。次に、€2,000までの少額訴訟（small claims procedure）を使います。',
  },
}
