/** Rent debts and the way to an eviction: the Act of 6 July 1989 and the enforcement code: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_WORDS: Words = {
  'fr.home.want-rent': {
    says: 'On veut le loyer en retard, ou un plan. Cette lettre ne met pas fin à votre bail.',
  },
  'fr.home.want-other': {
    says: 'On veut que vous quittiez le logement, ou on parle d’aller au tribunal.',
  },
  'fr.home.who': {
    says: 'Un bailleur ou une agence est une personne privée. Seul un juge peut vous faire partir, et seul un commissaire de justice avec un jugement peut expulser.',
  },
  'fr.home.reality': {
    says: 'Une lettre n’expulse personne. Il faut un juge, puis un commissaire de justice, puis souvent l’accord du préfet. Cela prend des mois.',
  },
  'fr.home.not-yet': {
    says: 'On ne peut pas vous mettre dehors maintenant. Il faut un jugement, un commandement, puis deux mois dans la plupart des cas.',
  },
  'fr.home.not-yet-winter': {
    says: 'Du 1er novembre au 31 mars, on n’expulse pas un locataire, dans la plupart des cas (trêve hivernale). Le loyer et le procès continuent.',
  },
  'fr.home.rights-summary': {
    says: 'Vous pouvez rester jusqu’à la décision du juge. Vous pouvez demander du temps, des aides et un avocat gratuit.',
  },
  'fr.home.know-three-years': {
    says: 'Un juge peut accorder jusqu’à trois ans pour payer, si vous payez de nouveau le loyer courant avant l’audience.',
    learnMore: 'Payez le prochain loyer en entier, même si la dette reste.',
  },
  'fr.home.right-judge': {
    says: 'Seul un juge peut mettre fin à votre présence, et seul un commissaire de justice peut exécuter.',
  },
  'fr.home.right-no-force': {
    says: 'Un bailleur qui change les serrures ou vous force à partir commet un délit : jusqu’à trois ans de prison et 30 000 €. Appelez la police (17).',
  },
  'fr.home.right-winter': {
    says: 'Vous avez droit à la trêve hivernale : en général pas d’expulsion du 1er novembre au 31 mars.',
  },
  'fr.home.right-three-years': {
    says: 'Vous avez le droit de demander au juge jusqu’à trois ans, si vous payez de nouveau le loyer.',
  },
  'fr.home.warn-hearing': {
    says: 'Si une assignation arrive, allez à l’audience. Un diagnostic social sera proposé : répondez, cela vous aide.',
  },
  'fr.home.insight-costs': {
    says: 'La lettre ajoute des frais ou pénalités. Dans un bail d’habitation, ils ne peuvent pas être mis à la charge du locataire.',
    actionable: 'Payez seulement loyer et charges, et dites pourquoi par écrit.',
  },
  'fr.home.tactic-ccapex': {
    says: 'Demandez que votre dossier passe en CCAPEX. Elle réunit bailleur, CAF et travailleurs sociaux.',
    risk: 'Aucun.',
    notWhen: 'L’audience est dans quelques jours : voyez d’abord un avocat.',
  },
  'fr.home.myth-winter-free': {
    says: 'La trêve arrête l’expulsion, pas le loyer. La dette grandit et le procès continue.',
  },
  'fr.home.myth-lock': {
    says: 'Non. Un bailleur ne peut pas changer les serrures, couper l’eau ou le courant, ni sortir vos affaires.',
  },
}
