/** The words of the rows in ../enquiry-birth-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BIRTH_LEAVE_FR: Words = {
  'be.ask.birth-leave': {
    says: 'Vous avez 20 jours, en une fois ou séparés, dans les quatre mois après la naissance. L’employeur paie les trois premiers en entier. La mutualité paie 82 % d’un salaire plafonné pour les autres. Prévenez avant. Il ne peut pas refuser.',
  },
}
