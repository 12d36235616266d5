/** The Italian words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_IT: Words = {
  'ie.deposit.want': {
    says: 'Il padrone di casa vuole tenere il Suo deposito. Cerchi ogni somma e il suo motivo.',
  },
  'ie.deposit.reality': {
    says: 'Il padrone di casa deve mostrare il danno. L’usura normale non è un danno, e pittura e tappeti si consumano.',
  },
  'ie.deposit.right-rtb': {
    says: 'L’RTB decide le liti sui depositi. La domanda in rete costa poco, e la mediazione è gratis.',
  },
  'ie.deposit.right-proof': {
    says: 'Può chiedere un elenco, fatture e foto, e l’inventario del giorno in cui è entrato.',
  },
  'ie.deposit.step': {
    says: 'Scriva che non è d’accordo e chieda il deposito entro un giorno preciso. Poi vada all’RTB.',
  },
}
