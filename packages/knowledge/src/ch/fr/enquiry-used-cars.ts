/** The French words of the rows in ../enquiry-used-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CARS_FR: Words = {
  'ch.ask.used-car': {
    says: 'Écrivez tout de suite au vendeur et nommez le défaut : la loi veut que vous vérifiiez et annonciez vite. Vous pouvez demander une baisse du prix ou votre argent. Beaucoup de contrats l’excluent. Cela n’aide pas un vendeur qui a caché un défaut exprès.',
  },
}
