/** The French words of the rows in ../divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_FR: Words = {
  'fr.divorce.want': {
    says: 'Votre mari ou votre femme demande au juge aux affaires familiales de mettre fin au mariage.',
  },
  'fr.divorce.reality': {
    says: 'C’est le début d’une affaire de plusieurs mois. La première audience règle le logement, les enfants et l’argent pour l’instant.',
  },
  'fr.divorce.not-yet': {
    says: 'Vous restez marié jusqu’au jugement. Ce papier seul ne vous prend ni le logement ni les enfants.',
  },
  'fr.divorce.right-lawyer': {
    says: 'Il vous faut votre propre avocat, pas celui de votre conjoint. Il doit se constituer dans les 15 jours de l’assignation.',
  },
  'fr.divorce.right-aid': {
    says: 'Avec de faibles revenus, l’État paie l’avocat en tout ou partie (aide juridictionnelle). Les revenus de votre conjoint ne comptent pas ici.',
  },
  'fr.divorce.right-for-now': {
    says: 'À la première audience, vous pouvez demander le logement, une pension pour vous et une organisation pour les enfants.',
  },
  'fr.divorce.right-ground': {
    says: 'Vous pouvez accepter le divorce sans parler de faute. Sans votre accord, il faut un an de séparation, ou la preuve d’une faute grave.',
  },
  'fr.divorce.right-balance': {
    says: 'Si le divorce vous laisse bien plus pauvre que votre conjoint, vous pouvez demander une prestation compensatoire.',
  },
  'fr.divorce.step-lawyer': {
    says: 'Notez le jour de réception et le jour de l’audience. Trouvez un avocat cette semaine et prenez tous les papiers.',
  },
  'fr.divorce.step-papers': {
    says: 'Réunissez fiches de paie, impôts, relevés, prêts, bail ou titre, et ce que coûtent les enfants.',
  },
  'fr.divorce.option-aid': {
    says: 'Un point-justice (3039) ou les permanences d’avocats vous disent quoi faire d’abord.',
    title: 'Demander un premier conseil gratuit',
    cost: 'Gratuit.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous n’avez pas encore d’avocat.',
  },
}
