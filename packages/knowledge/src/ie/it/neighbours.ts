/** The Italian words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_IT: Words = {
  'ie.neighbour.right-noise': {
    says: 'Può chiedere Lei stesso al District Court di ordinare la fine del rumore. Avvisi prima il vicino, e tenga un diario.',
  },
  'ie.neighbour.right-wall': {
    says: 'I lavori su un muro comune non devono danneggiarLa. Senza accordo, il District Court può regolare i lavori per ogni parte (works order).',
  },
  'ie.neighbour.answer': {
    says: 'Prima parli, se è sicuro, e tenga un diario. Poi può chiedere al District Court un ordine contro il rumore. Una casa in affitto si può segnalare al Residential Tenancies Board.',
  },
}
