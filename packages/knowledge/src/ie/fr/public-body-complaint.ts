/** Complaints about a public body: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODY_COMPLAINT_FR: Words = {
  'ie.public.right-ombudsman': {
    says: "Plaignez-vous d'abord à l'organisme public. Ensuite, l'Ombudsman examine gratuitement, le plus souvent sous 12 mois.",
  },
}
