/** Ways out of debts that cannot be paid: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const INSOLVENCY_FR: Words = {
  'nz.debt.opt-insolvency': {
    says: 'Un plan de remboursement (debt repayment order), une procédure sans biens (no asset procedure) ou une faillite (bankruptcy) peut mettre fin à des dettes.',
    title: 'Demander les solutions d’insolvabilité',
    cost: 'La plupart des demandes sont gratuites.',
    time: 'Des semaines.',
    risk: 'C’est inscrit dans un registre public.',
    bestFor: 'Vous devez bien plus que vous ne pouvez payer.',
  },
  'nz.debt.right-no-asset': {
    says: 'Si vous devez de 1 000 à 50 000 $ et ne possédez presque rien, une procédure sans biens (no asset procedure) peut mettre fin à la plupart des dettes après un an. Vous ne pouvez l’utiliser qu’une fois.',
  },
  'nz.debt.right-repayment-order': {
    says: 'Un plan de remboursement (debt repayment order) vous donne jusqu’à trois ans pour payer par parties des dettes jusqu’à 50 000 $. Pendant ce temps, personne ne peut vous attaquer en justice pour elles.',
  },
}
