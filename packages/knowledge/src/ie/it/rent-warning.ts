/** A warning about rent: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_WARNING_IT: Words = {
  'ie.rent-warning.right': {
    says: "Paghi tutto l'arretrato entro 28 giorni e il proprietario non può chiudere il contratto per questo. Il RTB deve ricevere lo stesso avviso. Una disdetta successiva dà 28 giorni, e può contestarla al RTB entro 28 giorni da quando la riceve.",
  },
}
