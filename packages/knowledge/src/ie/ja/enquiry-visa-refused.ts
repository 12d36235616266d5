/** Questions about a refused visa: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_JA: Words = {
  'ie.ask.visa-refused': {
    says: '拒否の日付から2か月以内に書面で不服を申し立てます。無料です。それぞれの理由に答え、関係、お金、住まいを示す新しい書類を加えます。送り先と、申し立てができるかどうかは手紙に書いてあります。',
  },
}
