/** Italian: the words of the rows in ../energy-breathing-space.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_BREATHING_SPACE_IT: Words = {
  'gb.energy-pause.right': {
    says: 'Un consulente gratuito può chiedere una pausa (breathing space). Per 60 giorni non possono riscuotere il debito con la forza né aggiungere la maggior parte degli interessi. Paghi ciò che consuma ora.',
  },
}
