/** Complaints about a public body: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODY_COMPLAINT_JA: Words = {
  'ie.public.right-ombudsman': {
    says: 'まず役所に苦情を言います。その後、たいてい12か月以内なら Ombudsman が無料で調べます。',
  },
}
