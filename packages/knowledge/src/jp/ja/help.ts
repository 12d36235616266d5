/** Who helps: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'jp.help.houterasu': { does: '収入が少ない方の無料法律相談と、弁護士費用の立替えです。' },
  'jp.help.188': { does: 'お近くの消費生活センターにつながります。' },
  'jp.help.kokusen': { does: '契約や詐欺の相談と注意情報です。' },
  'jp.help.jccoa': { does: '多重債務の無料相談です。' },
  'jp.help.labour': { does: '解雇、賃金、いじめの無料相談です。' },
  'jp.help.worktel': { does: '夜と休日の無料電話相談です。' },
  'jp.help.police': { does: '急がない警察への相談です。' },
  'jp.help.yorisoi': {
    does: '24時間、無料で話を聞きます。岩手・宮城・福島からは 0120-279-226 へ。',
  },
}
