/** Questions about a fall or another injury: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_JA: Words = {
  'ca.ask.slip-on': {
    says: '雪や氷で転んだら、持ち主に60日以内、市には10日以内に書面で伝えてください。訴えはたいてい2年以内です。すぐ医師にかかり、写真を撮ってください。',
  },
}
