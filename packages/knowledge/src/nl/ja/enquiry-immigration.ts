/** Questions about the right to stay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_JA: Words = {
  'nl.ask.permit': {
    says: '今すぐ動いてください。異議の期間は4週間だけのことが多く、難民の事件ではもっと短いことが多いです。決定の終わりに書いてあります。法律扶助の機関（Raad voor Rechtsbijstand）を通して弁護士を頼んでください。',
  },
}
