/** The French words of the rows in ../unpaid-traffic-fines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNPAID_TRAFFIC_FINES_FR: Words = {
  'nl.fine.right-no-jail': {
    says: 'Seul un juge peut permettre qu’on vous retienne pour une amende (gijzeling). Vous êtes d’abord entendu. Si vous ne pouvez pas payer, dites-le et montrez-le.',
  },
  'nl.fine.detention-last': {
    says: 'Personne n’est retenu tout de suite. Il faut d’abord essayer d’avoir l’argent autrement.',
  },
  'nl.fine.right-not-mine': {
    says: 'L’amende va au titulaire de la plaque. Si la voiture était volée, vendue ou louée par une entreprise, envoyez la preuve.',
  },
}
