/** Questions about insurers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_JA: Words = {
  'ie.ask.insurer': {
    says: '理由を書面で求め、苦情を出してください。40営業日の後か最終の断りの後、無料のFSPOに行きます。',
  },
}
