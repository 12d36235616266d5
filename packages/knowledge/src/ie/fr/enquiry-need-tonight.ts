/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_FR: Words = {
  'ie.need.bed': {
    says: 'Appelez maintenant le service des sans-abri (homeless section) de votre conseil local, ou allez-y. Dites que vous n’avez nulle part où dormir ce soir et demandez un hébergement d’urgence pour vous tous. À Dublin, ligne gratuite : 1800 707 707. Qui dort en voiture ou sur un canapé peut être sans-abri selon la loi. Apportez vos papiers si possible. S’il refuse, Threshold aide : 1800 454 454.',
  },
  'ie.need.food': {
    says: 'Allez aujourd’hui au Community Welfare Service de votre bureau Intreo et demandez un Additional Needs Payment, comme besoin urgent de nourriture. Vous pouvez l’avoir aussi si vous travaillez. En attendant une allocation, demandez l’aide de base chaque semaine (Supplementary Welfare Allowance). Citizens Information indique la banque alimentaire la plus proche : 0818 07 4000.',
  },
  'ie.need.power': {
    says: 'Appelez maintenant le fournisseur. Dites qu’il y a un bébé, une personne âgée ou malade, offrez un plan et demandez le courant aujourd’hui. Qui dépend d’un appareil médical ne peut jamais être coupé pour une facture. Demandez au Community Welfare Service (Intreo) un Additional Needs Payment pour lumière et chauffage. MABS aide gratuitement : 0818 07 2000.',
  },
  'ie.need.meter': {
    says: 'Appelez maintenant le fournisseur. Dites que le compteur est vide et qui est là. Demandez un crédit d’urgence pour ce soir et un plan pour ce que vous devez. Demandez au Community Welfare Service (Intreo) un Additional Needs Payment pour lumière et chauffage. Vous pouvez l’avoir aussi si vous travaillez. MABS aide gratuitement : 0818 07 2000.',
  },
  'ie.need.loan-shark': {
    says: 'En danger, appelez le 999 ou le 112. Faire métier de prêter sans licence est un crime, et les menaces aussi. Vous n’avez commis aucun crime en empruntant. Ne le voyez pas seul. Gardez les messages, notez jours et sommes pour la police (gardaí). Faites bloquer la carte et ouvrir un autre compte. MABS aide, gratuit et confidentiel : 0818 07 2000.',
  },
}
