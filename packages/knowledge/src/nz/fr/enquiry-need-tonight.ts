/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_FR: Words = {
  'nz.need.bed': {
    says: 'Appelez maintenant Work and Income au 0800 559 009, ou allez-y, et dites que vous n’avez nulle part où rester ce soir. Il cherche un logement de transition, ou peut payer un motel quelques jours (emergency housing). S’il dit non, demandez les raisons par écrit et une révision (review). Citizens Advice Bureau aide gratuitement : 0800 367 222. En danger : 111.',
  },
  'nz.need.food': {
    says: 'Appelez maintenant Work and Income au 0800 559 009 et demandez aujourd’hui de l’argent pour manger (Special Needs Grant). Il ne faut pas avoir d’allocation, et le plus souvent on ne rembourse pas. S’il dit non, demandez une révision (review). Citizens Advice Bureau indique la banque alimentaire la plus proche : 0800 367 222.',
  },
  'nz.need.power': {
    says: 'Appelez maintenant la compagnie. Dites qui est là, offrez un plan et demandez le courant aujourd’hui. Qui dépend du courant pour sa santé (medically dependent) ne peut être coupé pour une facture. Work and Income peut payer une facture urgente, même sans allocation : 0800 559 009. Si la compagnie refuse, Utilities Disputes est gratuit : 0800 22 33 40.',
  },
  'nz.need.meter': {
    says: 'Appelez maintenant la compagnie. Dites que le compteur est vide et qui est là. Demandez du crédit pour ce soir et un plan, ou de quitter le prépaiement. Work and Income peut aider pour l’énergie urgente, même sans allocation : 0800 559 009. Si la compagnie refuse, Utilities Disputes est gratuit : 0800 22 33 40.',
  },
  'nz.need.loan-shark': {
    says: 'En danger, appelez le 111. Menacer pour avoir de l’argent est un crime (chantage). Qui prête par métier doit être sur un registre public ; sinon, vous ne devez ni intérêts ni frais. Vous n’avez commis aucun crime en empruntant. Ne le voyez pas seul. Gardez les messages pour la police. Faites bloquer la carte et ouvrir un autre compte. MoneyTalks aide gratuitement : 0800 345 123.',
  },
}
