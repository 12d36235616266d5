/** A jury summons, whatever paper it is read as, and questions about one: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SUMMONS_FR: Words = {
  'gb.jury.wants': { says: 'Vous êtes appelé à être juré (jury). Répondez sous sept jours.' },
  'gb.jury.right-defer': {
    says: "Vous pouvez demander une fois une autre date, ou une dispense pour une bonne raison. Ne pas venir sans raison peut coûter jusqu'à £1,000.",
  },
  'gb.jury.right-job': {
    says: "Votre employeur doit vous laisser y aller et ne peut pas vous punir. La loi ne l'oblige pas à payer, mais le tribunal paie le salaire perdu jusqu'à une limite.",
  },
}
