/** Questions about the right to stay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_JA: Words = {
  'ch.ask.stay': {
    says: '今すぐ動いてください。不服申立ての期間は30日のことが多く、一部の退去では5日だけです。手紙の終わりにあります。今日、無料の法律相談所（Rechtsberatungsstelle）に聞いてください。',
  },
}
