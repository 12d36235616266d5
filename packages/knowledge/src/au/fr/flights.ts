/** The French words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_FR: Words = {
  'au.air.want': {
    says: 'Une compagnie aérienne écrit au sujet de votre vol en retard ou annulé. Vous ne devez rien, et on vous doit peut-être de l’argent.',
  },
  'au.air.reality': {
    says: 'Les règles de la compagnie ne sont pas le dernier mot. La loi sur la consommation est au-dessus.',
  },
  'au.air.right-service': {
    says: 'Un vol doit être assuré avec soin et dans un temps juste. Si la compagnie était en faute, vous pouvez demander un remboursement et la perte qu’elle pouvait prévoir.',
  },
  'au.air.right-credit': {
    says: 'Une clause qui vous donne seulement un avoir quand la compagnie annule peut être injuste. Alors elle ne vous lie pas.',
  },
  'au.air.right-misled': {
    says: 'Une compagnie aérienne ne peut pas vous tromper sur votre droit à un remboursement.',
  },
  'au.air.right-abroad': {
    says: 'Pour un voyage international, vous pouvez demander votre perte due à un retard, jusqu’à une limite. Vous avez deux ans pour poursuivre.',
  },
  'au.air.step': {
    says: 'Écrivez à la compagnie. Nommez le vol, la raison qu’elle a donnée et ce que vous voulez. Allez ensuite à l’agence des consommateurs de votre État.',
  },
}
