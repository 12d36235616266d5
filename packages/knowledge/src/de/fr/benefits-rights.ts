/** What the law gives to people whose benefit is wanted back, and what to beware of: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_RIGHTS_WORDS: Words = {
  'de.public.benefit-right-hearing': {
    says: 'Avant de reprendre de l’argent, ils doivent demander votre version.',
  },
  'de.public.benefit-right-trust': {
    says: 'Si l’erreur était à eux et que vous ne pouviez pas le savoir, vous pouvez garder l’argent dépensé.',
  },
  'de.public.benefit-right-court': {
    says: 'Le tribunal social ne vous coûte rien. Vous n’y avez pas besoin d’avocat.',
  },
  'de.public.benefit-right-urgent': {
    says: 'Si vous n’avez pas d’argent pour vivre, le tribunal social peut décider en quelques jours (Eilantrag).',
  },
  'de.public.benefit-right-side-job': {
    says: 'À côté du chômage, 165 € par mois de revenus annexes vous restent si vous travaillez moins de 15 heures par semaine. Vérifiez le calcul.',
  },
  'de.public.benefit-warn-stop': {
    says: 'Une opposition ne fait pas repartir une aide arrêtée ou réduite. Il faut pour cela une demande urgente au tribunal social.',
  },
  'de.public.benefit-warn-crime': {
    says: 'Ils disent que vous l’avez fait exprès ou par faute grave. Prenez un avocat avant d’expliquer quoi que ce soit.',
  },
  'de.public.benefit-insight': {
    says: 'La décision doit dire quelle ancienne décision tombe, pour quels mois et pour qui au foyer. Les erreurs y sont fréquentes.',
    actionable: 'Vérifiez chaque mois et chaque personne.',
  },
  'de.public.benefit-limitation': {
    says: 'Une demande de remboursement se prescrit quatre ans après la fin de l’année où la décision est devenue définitive.',
    from: 'la fin de l’année où la décision de remboursement est devenue définitive',
    restartedBy: 'Un paiement ou un acte d’exécution peut faire repartir les quatre ans.',
  },
  'de.public.change-post': {
    says: 'Le délai d’opposition part du quatrième jour après l’envoi.',
    was: 'Les lettres des offices comptaient comme reçues le troisième jour après l’envoi.',
    is: 'Depuis le 1er janvier 2025, c’est le quatrième jour.',
  },
  'de.public.benefit-right-inheritance': {
    says: 'Pour le Jobcenter, un héritage n’est plus un revenu depuis juillet 2023. Il compte seulement comme épargne, au-delà de la somme libre.',
  },
  'de.public.benefit-right-income': {
    says: 'Tous les revenus ne comptent pas. Demandez quelle loi, quel mois et quelles sommes libres ont été retenus.',
  },
  'de.public.benefit-right-setoff': {
    says: 'Ils ne peuvent garder qu’une part fixe de votre aide (Aufrechnung). Il faut une décision, et vous pouvez aussi vous y opposer.',
  },
  'de.public.benefit-right-no-pause': {
    says: 'Ici, l’opposition seule n’arrête pas le remboursement. Demandez à l’office, dans la même lettre, de le suspendre. S’il refuse, demandez au tribunal social. Les deux sont gratuits.',
  },
}
