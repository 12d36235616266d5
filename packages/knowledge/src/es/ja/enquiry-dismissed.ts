/** Questions about a dismissal in general: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_JA: Words = {
  'es.ask.dismissed': {
    says: '「no conforme」と署名し、20営業日以内に調停を申し立ててください。失業給付は15営業日以内に申し込みます。労働組合か無料の弁護士が助けます。',
  },
}
