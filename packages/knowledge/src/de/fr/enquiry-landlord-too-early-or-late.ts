/** Questions about a rent rise that comes too early and running costs that come too late: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE_FR: Words = {
  'de.ask-home.rent-rise-too-soon': {
    says: 'Pas encore. Une hausse au loyer local ne peut être demandée qu’un an après l’entrée ou la dernière hausse. Elle vaut au plus tôt après 15 mois. Une lettre plus tôt est sans effet. Elle est aussi limitée à 20 % en trois ans, 15 % dans bien des villes. Ne signez pas et payez l’ancien loyer. Autre règle pour paliers, index et travaux.',
  },
  'de.ask-home.running-costs-late': {
    says: 'Non, si le décompte est arrivé plus de douze mois après la fin de son année. Pour 2024, c’était le 31 décembre 2025. Vous ne devez alors aucun supplément, sauf si le bailleur n’y pouvait rien. Compte le jour d’arrivée, pas la date écrite. Écrivez-le et ne payez rien de plus. Un avoir en votre faveur reste dû.',
  },
}
