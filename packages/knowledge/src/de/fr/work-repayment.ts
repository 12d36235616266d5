/** The French words of the rows in ../work-repayment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_REPAYMENT_FR: Words = {
  'de.pay-back.want': {
    says: 'Votre employeur dit vous avoir trop payé par erreur et veut récupérer la somme.',
  },
  'de.pay-back.reality': {
    says: 'Ce n’est pas une décision d’administration. L’employeur doit prouver l’erreur et la somme.',
  },
  'de.pay-back.right-spent': {
    says: 'Petite somme dépensée de bonne foi au quotidien ? Vous pouvez la garder. Pas si vous connaissiez l’erreur.',
  },
  'de.pay-back.right-pay': {
    says: 'Ils ne peuvent pas tout retenir sur la prochaine paie. La part insaisissable doit vous être versée.',
  },
  'de.pay-back.right-late': {
    says: 'Beaucoup de contrats éteignent ces créances après trois mois ou plus, aussi celles de l’employeur. Sinon trois ans.',
  },
  'de.pay-back.step': {
    says: 'Comparez contrat et fiches de paie. Demandez par écrit le calcul, brut et net. Ne signez rien.',
  },
  'de.pay-back.option': {
    says: 'Si c’est juste, proposez de petites mensualités.',
    title: 'Proposer des mensualités',
    cost: 'Gratuit.',
    time: 'Cette semaine.',
    risk: 'Cela peut valoir reconnaissance.',
    bestFor: 'L’erreur est claire.',
  },
  'de.pay-kept.want': {
    says: 'Votre employeur garde une partie du salaire pour un dommage. Il dit que c’est à vous de payer.',
  },
  'de.pay-kept.right-safe': {
    says: 'Ce qui est insaisissable ne peut pas être retenu non plus, sauf dommage voulu. Jusqu’au 30 juin 2027, c’est au moins 1 587,40 € nets par mois.',
  },
  'de.pay-kept.right-damage': {
    says: 'Une petite faute au travail ne vous coûte rien. Si c’est plus grave, vous devez une part juste. L’employeur doit prouver le dommage et la faute.',
  },
  'de.pay-kept.step': {
    says: 'Contestez par écrit et demandez le salaire entier pour un jour fixé. Faites vite : beaucoup de contrats le font perdre après trois mois. Ne signez aucun aveu.',
  },
  'de.pay-kept.option': {
    says: 'Le bureau du tribunal du travail (Rechtsantragstelle) écrit votre demande gratuitement.',
    title: 'Demander le salaire au tribunal du travail',
    cost: 'Peu de frais. En première instance, chacun paie son avocat.',
    time: 'Une première audience souvent en quelques semaines.',
    risk: 'Vous payez votre avocat, si vous en prenez un.',
    bestFor: 'Ils ne paient pas malgré votre lettre.',
  },
  'de.training.want': {
    says: 'Votre employeur réclame des frais de formation parce que vous partez.',
  },
  'de.training.reality': {
    says: 'Beaucoup de ces clauses sont nulles. Alors vous ne devez rien.',
  },
  'de.training.right-term': {
    says: 'La clause doit être signée avant, chiffrer les coûts et baisser chaque mois. Pas trop longue : souvent un an pour un mois de cours.',
  },
  'de.training.right-reason': {
    says: 'Est nulle la clause qui fait payer quel que soit le motif du départ. Par exemple si l’entreprise rompt ou si la maladie vous empêche.',
  },
  'de.training.step': {
    says: 'Ne payez pas encore. Montrez l’accord à un syndicat ou à un avocat.',
  },
  'de.training.option': {
    says: 'Écrivez que la clause est nulle, et pourquoi.',
    title: 'Refuser la demande',
    cost: 'Gratuit.',
    time: 'Cette semaine.',
    risk: 'Ils peuvent saisir le tribunal.',
    bestFor: 'La clause est dure ou floue.',
  },
}
