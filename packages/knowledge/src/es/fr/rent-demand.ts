/** The French words of the rows in ../rent-demand.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEMAND_ROWS_FR: Words = {
  'es.rent-demand.right-pay-once': {
    says: 'S’ils poursuivent pour le loyer, vous pouvez l’arrêter une fois en payant tout à temps (enervar). Une mise en demeure 30 jours avant la demande l’empêche, payez donc avant.',
  },
  'es.rent-demand.only-judge': {
    says: 'Seul un juge peut mettre fin au bail pour loyers impayés et vous faire partir (desahucio). Vous recevrez d’abord des papiers du tribunal.',
  },
  'es.rent-demand.duty': {
    says: 'Le loyer est dû aux jours convenus. Après cinq ans sans demande, un mois est prescrit.',
  },
}
