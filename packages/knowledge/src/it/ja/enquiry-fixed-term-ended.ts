/** Questions about a fixed-term job that the boss ends early: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIXED_TERM_ENDED_JA: Words = {
  'it.ask.fixed-term-early': {
    says: 'いいえ。有期契約が早く終わるのは、重大な理由（giusta causa）かあなたの同意がある場合だけです。仕事が少ないことは理由になりません。辞めさせられたら、その間の収入を引いた満了までの給料を請求できます。何も署名せず、争うこと、働けることを書留かPECですぐ書いてください。60日以内に労働組合と。NASpIも申し込みます。',
  },
}
