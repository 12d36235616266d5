/** The Italian words of the rows in ../rent-demand.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEMAND_ROWS_IT: Words = {
  'es.rent-demand.right-pay-once': {
    says: 'Se fanno causa per l’affitto, può fermarla una volta pagando tutto in tempo (enervar). Una richiesta formale 30 giorni prima della causa lo toglie: paghi prima.',
  },
  'es.rent-demand.only-judge': {
    says: 'Solo un giudice può chiudere il contratto per morosità e farLa uscire (desahucio). Prima riceverà atti del tribunale.',
  },
  'es.rent-demand.duty': {
    says: 'L’affitto si paga nei giorni pattuiti. Dopo cinque anni senza richiesta, un mese è prescritto.',
  },
}
