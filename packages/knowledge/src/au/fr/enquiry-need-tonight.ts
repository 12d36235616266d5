/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_FR: Words = {
  'au.need.bed': {
    says: 'Appelez maintenant la ligne gratuite des sans-abri de votre État. NSW : 1800 152 152. Victoria : 1800 825 955. Queensland : 1800 47 47 53. South Australia : 1800 003 308. WA : 1800 124 684 (la nuit 1800 199 008). Tasmania : 1800 800 588. Ailleurs : askizzy.org.au. Demandez un lit ce soir pour vous tous. Si violence, feu ou inondation vous a chassés : Crisis Payment de Centrelink sous 7 jours.',
  },
  'au.need.food': {
    says: 'Regardez maintenant askizzy.org.au : repas gratuits, colis et bons près de chez vous. Demandez un service d’aide d’urgence (Emergency Relief). Il donne des bons ou paie une part d’une facture ; il ne faut pas d’allocation pour cela. Si vous recevez Centrelink, demandez aujourd’hui un paiement urgent (urgent payment) ou une avance.',
  },
  'au.need.power': {
    says: 'Appelez maintenant le fournisseur. Dites qui est là, et demandez son programme hardship, un plan et le courant aujourd’hui. Avec un appareil vital chez vous, il ne peut pas couper du tout. S’il refuse : médiateur de l’énergie, gratuit : NSW 1800 246 545, Victoria 1800 500 509, Queensland 1800 662 837, Tasmanie 1800 001 170. En WA, demandez au fournisseur une aide HUGS. Emergency Relief peut payer une part : askizzy.org.au.',
  },
  'au.need.loan-shark': {
    says: 'En danger, appelez le 000. Faire métier de prêter sans licence est un crime, et les menaces aussi. Vous n’avez commis aucun crime en empruntant. Ne le voyez pas seul. Gardez les messages, notez jours et sommes pour la police. Demandez à la banque de bloquer la carte et d’ouvrir un autre compte. Gratuit et confidentiel : National Debt Helpline 1800 007 007.',
  },
}
