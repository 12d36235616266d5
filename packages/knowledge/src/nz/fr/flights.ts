/** The French words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_FR: Words = {
  'nz.air.want': {
    says: 'Une compagnie aérienne écrit au sujet de votre vol en retard ou annulé. Vous ne devez rien, et on vous doit peut-être de l’argent.',
  },
  'nz.air.reality': {
    says: 'Les règles de la compagnie ne sont pas le dernier mot. La loi est au-dessus d’elles.',
  },
  'nz.air.right-domestic': {
    says: 'Pour un retard dans le pays que la compagnie pouvait éviter, par exemple un manque d’équipage, elle doit votre perte réelle. Le plus est dix fois le prix du billet.',
  },
  'nz.air.right-care': {
    says: 'Un vol doit être fait avec soin et dans un temps raisonnable. Sinon, vous pouvez demander votre argent et vos frais.',
  },
  'nz.air.right-abroad': {
    says: 'Pour un voyage international, vous pouvez demander votre perte due à un retard, jusqu’à une limite. Vous avez deux ans pour agir en justice.',
  },
  'nz.air.right-misled': {
    says: 'Une compagnie aérienne ne peut pas vous tromper sur vos droits.',
  },
  'nz.air.right-tribunal': {
    says: 'Si la compagnie dit non, le Disputes Tribunal peut décider. C’est peu cher et il ne faut pas d’avocat.',
  },
  'nz.air.step': {
    says: 'Écrivez à la compagnie. Nommez le vol, la raison qu’elle a donnée et chaque dépense, avec les reçus.',
  },
}
