/** The Spanish words of the rows in ../rent-demand.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEMAND_ROWS_ES: Words = {
  'es.rent-demand.right-pay-once': {
    says: 'Si demandan por la renta, puede pararlo una vez pagando todo a tiempo (enervar). Un requerimiento 30 días antes de la demanda lo impide, así que pague antes.',
  },
  'es.rent-demand.only-judge': {
    says: 'Solo un juez puede acabar el contrato por impago y hacerle salir (desahucio). Antes recibirá papeles del juzgado.',
  },
  'es.rent-demand.duty': {
    says: 'La renta se paga en los días pactados. Tras cinco años sin reclamación, un mes prescribe.',
  },
}
