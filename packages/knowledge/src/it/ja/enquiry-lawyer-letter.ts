/** The Japanese words of the rows in ../enquiry-lawyer-letter.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAWYER_LETTER_JA: Words = {
  'it.ask.lawyer-letter': {
    says: 'これは請求であり裁判所の書類ではなく、これだけでお金を取られることはありません。期限前に書面で答え、証拠を求めるか分割を申し出ます。支払いの遅れとなり、利息がつき、時効も数え直しになります。黙っていると裁判官が支払いを命じることがあり、その場合は40日あります。',
  },
}
