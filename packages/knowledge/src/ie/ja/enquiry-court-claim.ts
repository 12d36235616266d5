/** Questions about claims before a court: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_JA: Words = {
  'ie.ask.sued': {
    says: '期限内に答えてください。District Courtは28日、Circuit Courtは10日、High Courtは8日です。無料の助けはMABSかFLACに電話してください。',
  },
  'ie.ask.ignore': {
    says: '裁判所の書類を放っておかないでください。答えないと、相手はあなたなしで判決を得られます。',
  },
}
