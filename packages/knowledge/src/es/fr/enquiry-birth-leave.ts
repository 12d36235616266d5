/** The words of the rows in ../enquiry-birth-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BIRTH_LEAVE_FR: Words = {
  'es.ask.birth-leave': {
    says: 'Chaque parent a 19 semaines, payées en entier par la Sécurité sociale, et ne peut pas les céder. Six suivent la naissance. Onze se prennent jusqu’à un an de l’enfant, et deux jusqu’à huit ans. Un parent seul en a 32. Prévenez l’entreprise 15 jours avant.',
  },
}
