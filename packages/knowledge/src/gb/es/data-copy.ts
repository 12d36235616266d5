/** A copy of your own data, and answers that refuse it: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_COPY_ES: Words = {
  'gb.data-copy.wants': { says: 'Contestan a su petición de una copia de sus datos.' },
  'gb.data-copy.right-copy': {
    says: 'Puede tener gratis una copia de sus datos en un mes, o en tres si es complejo. Pueden tapar a otros, pero deben darle el resto.',
  },
  'gb.data-copy.step': {
    says: "Conteste: ¿en qué regla se basan? Pida todo lo que no sea de otros. Quéjese después gratis al Information Commissioner's Office. Un tribunal también puede ordenarlo.",
  },
  'gb.data-copy.answer': {
    says: "Deben contestar en un mes, o en tres si es complejo. Recuérdelo por escrito. Quéjese después gratis al Information Commissioner's Office.",
  },
  'gb.data-copy.answer-health-records': {
    says: 'Puede ver su historial médico y tener una copia, gratis y sin dar un motivo. En Inglaterra mire antes la aplicación NHS. O pídalo al consultorio u hospital, por escrito o de palabra. Tienen un mes, o tres si es complejo. Pueden quitar lo que haría un daño grave o trata de otros. Solo cobran por peticiones abusivas o repetidas. Si dicen que no, quéjese gratis ante la Information Commissioner’s Office.',
  },
}
