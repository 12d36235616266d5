/** Leaving a job because of the employer, and bans on working for others: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LEAVING_A_JOB_DE: Words = {
  'gb.work.right-resign': {
    says: 'Bricht der Arbeitgeber den Vertrag schwer und Sie gehen deswegen, kann das als Kündigung zählen. Holen Sie vorher Rat und warten Sie nicht zu lange.',
  },
  'gb.work.right-covenant': {
    says: 'Ein Verbot, für andere zu arbeiten, gilt nur, soweit es ein echtes Interesse schützt und nötig ist. Ein Gericht kann den Teil streichen, der zu weit geht.',
  },
}
