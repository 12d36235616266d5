/** Italian: the words of the rows in ../council-tenancy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TENANCY_IT: Words = {
  'ie.council-tenancy.right-review': {
    says: 'Se l’avviso è sbagliato, chieda per iscritto un riesame entro 10 giorni lavorativi. Un avviso dura 12 mesi.',
  },
  'ie.council-tenancy.right-court': {
    says: 'Solo la District Court può mandarla via, e solo se è giusto. Chieda un piano per iscritto e lo rispetti; il comune deve vedere quanto può pagare. MABS aiuta gratis allo 0818 07 2000.',
  },
}
