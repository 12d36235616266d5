/** Complaints about a public body: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODY_COMPLAINT_ES: Words = {
  'ie.public.right-ombudsman': {
    says: 'Quéjese primero al organismo público. Después el Ombudsman puede verlo gratis, casi siempre en 12 meses.',
  },
}
