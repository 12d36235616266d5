/** Questions about a hospital bill: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOSPITAL_BILL_FR: Words = {
  'ie.ask.hospital-bill': {
    says: "Depuis le 17 avril 2023, un séjour comme patient public dans un hôpital public est gratuit. Les urgences coûtent €100, et rien avec une medical card ou une lettre du médecin. Pour d'anciennes factures, demandez les dates et un plan. En difficulté, la HSE peut y renoncer.",
  },
}
