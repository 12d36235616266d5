/** Couples that are not married: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COUPLES_FR: Words = {
  'ie.couple.right-share': {
    says: "Après cinq ans ensemble, ou deux avec un enfant, vous pouvez demander au tribunal une part ou une aide. Après un décès, agissez sous six mois après l'acte de succession.",
  },
  'ie.couple.answer': {
    says: "Sans testament, un partenaire non marié n'hérite de rien de lui-même. Après cinq ans ensemble, ou deux avec un enfant, vous pouvez demander une part au tribunal. Agissez sous six mois après l'acte de succession.",
  },
}
