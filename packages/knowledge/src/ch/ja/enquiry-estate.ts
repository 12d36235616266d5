/** Questions about an estate and its debts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_JA: Words = {
  'ch.ask.estate': {
    says: '相続では、借金も受け継ぎます。断るまで3か月ありますが、公式の目録（Inventar）を求めるのは1か月だけです。',
  },
}
