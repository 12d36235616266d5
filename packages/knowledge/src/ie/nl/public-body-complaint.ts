/** Complaints about a public body: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODY_COMPLAINT_NL: Words = {
  'ie.public.right-ombudsman': {
    says: 'Klaag eerst bij de openbare dienst. Daarna kijkt de Ombudsman gratis, meestal binnen 12 maanden.',
  },
}
