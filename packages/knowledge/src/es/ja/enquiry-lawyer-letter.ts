/** The Japanese words of the rows in ../enquiry-lawyer-letter.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAWYER_LETTER_JA: Words = {
  'es.ask.lawyer-letter': {
    says: 'これは請求であり裁判所の書類ではなく、これだけでお金を取られることはありません。期限前に書面で答え、証拠を求めるか分割を申し出ます。利息がつき、5年の時効も数え直しになります。多くの訴えは先に話し合いの試みが要り、黙っていると費用で不利になることがあります。',
  },
}
