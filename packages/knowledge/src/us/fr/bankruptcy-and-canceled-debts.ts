/** The French words of the rows in ../bankruptcy-and-canceled-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_AND_CANCELED_DEBTS_FR: Words = {
  'us.claim.ask-bankruptcy': {
    says: 'La faillite (bankruptcy) arrête tout de suite la plupart des réclamations. Elle peut mettre fin aux dettes de carte, de soins et de prêt. La pension pour enfants, la plupart des impôts et la plupart des prêts étudiants restent. Parlez d’abord à un avocat.',
    dependsOn: 'votre revenu, ce que vous possédez et le type de vos dettes',
  },
  'us.life.right-stay': {
    says: 'Une demande de faillite (bankruptcy) arrête le plus souvent tout de suite les réclamations, les saisies et les procès. Elle n’arrête pas la pension pour enfants.',
  },
  'us.life.right-clear': {
    says: 'Chapter 7 efface en quelques mois la plupart des dettes de carte et de soins si votre revenu est assez bas. Vous pouvez le plus souvent garder une maison ou une voiture jusqu’à des limites fixées.',
  },
  'us.life.right-creditor': {
    says: 'Tant que l’affaire est ouverte, vous ne pouvez rien réclamer à la personne qui a déposé. Si on vous doit de l’argent, déposez une demande (claim) au plus tard à la date indiquée dans l’avis.',
  },
  'us.life.right-forgiven': {
    says: 'Une dette effacée peut compter comme revenu. Elle ne compte pas si vous deviez plus que ce que vous possédiez, ou en faillite (bankruptcy). Déposez alors Form 982.',
  },
}
