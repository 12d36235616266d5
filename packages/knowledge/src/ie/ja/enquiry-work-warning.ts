/** Questions about a warning at work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WARNING_JA: Words = {
  'ie.ask.work-warning': {
    says: '問題とされる点を書面で知らせ、同僚か組合の人と一緒に言い分を聞き、不服を言えるようにしなければなりません。誤った警告には期限内に書面で不服を出します。小さな過ち一つが公正な解雇理由になることはまれです。書類はすべて取っておきます。',
  },
}
