/** Complaints about a public body: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODY_COMPLAINT_IT: Words = {
  'ie.public.right-ombudsman': {
    says: "Si lamenti prima con l'ente pubblico. Poi l'Ombudsman può esaminare gratis, quasi sempre entro 12 mesi.",
  },
}
