/** The French words of the rows in ../rent-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_WORDS: Words = {
  'fr.deposit.want': {
    says: 'Le bailleur dit ce qu’il retient sur votre dépôt de garantie, et pourquoi.',
  },
  'fr.deposit.right-time': {
    says: 'Il doit être rendu un mois après les clés si tout est conforme, sinon deux mois. Chaque mois de retard ajoute 10 % du loyer.',
  },
  'fr.deposit.right-proof': {
    says: 'Le bailleur doit prouver chaque somme retenue, avec les deux états des lieux et des factures. L’usure normale n’est pas à votre charge.',
  },
  'fr.deposit.step-write': {
    says: 'Écrivez en recommandé : demandez la somme, rappelez le jour des clés, joignez les deux états des lieux et des photos.',
  },
  'fr.deposit.option-claim': {
    says: 'La commission départementale de conciliation est gratuite. Ensuite le juge décide.',
    title: 'Demander, puis la conciliation',
    cost: 'Gratuit',
    time: 'Quelques semaines',
    risk: 'Le bailleur peut aussi réclamer des dégâts.',
    bestFor: 'Le délai est passé, ou les dégâts ne sont pas prouvés.',
  },
  'fr.deposit.not-yet': {
    says: 'Une lettre ne décide pas. Ce qui est gardé sans preuve, un juge peut vous le faire rendre.',
  },
  'fr.deposit.right-age': {
    says: 'Même pour un vrai dégât, l’âge de la peinture, du sol ou des équipements est déduit (vétusté). Une vieille peinture peut ne rien valoir.',
  },
  'fr.deposit.right-share': {
    says: 'En copropriété, il peut garder jusqu’à 20 % jusqu’à l’approbation des comptes. Le reste doit revenir maintenant.',
  },
  'fr.deposit.step-papers': {
    says: 'Comparez ligne par ligne l’état des lieux d’entrée et celui de sortie, et cherchez vos photos.',
  },
  'fr.deposit.insight-three-years': {
    says: 'Vous avez trois ans pour réclamer le dépôt.',
    actionable: 'Écrivez d’abord, puis saisissez la commission gratuite et le juge.',
  },
}
