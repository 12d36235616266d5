/** The French words of the rows in ../student-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_LOANS_FR: Words = {
  'us.student-loan.deadline-hearing': {
    says: 'Demandez une audience dans les 30 jours après l’avis. Ils ne peuvent alors pas prendre de paie avant la décision.',
    action: 'Demander une audience par écrit, ou convenir d’un plan',
    consequence:
      'On peut dire à votre employeur de retenir de la paie. Vous pouvez encore demander une audience plus tard.',
  },
  'us.student-loan.right-fifteen': {
    says: 'Pour un prêt étudiant fédéral, on peut retenir au plus 15 % de votre paie nette.',
  },
  'us.student-loan.right-notice': {
    says: 'Vous devez recevoir un avis 30 jours avant. Vous pouvez voir les papiers, contester la dette, montrer des difficultés ou convenir d’un plan.',
  },
  'us.student-loan.right-lost-job': {
    says: 'Si vous avez perdu un emploi sans l’avoir choisi, ils ne peuvent pas prendre de paie avant que vous ayez de nouveau travaillé 12 mois.',
  },
  'us.student-loan.option-rehabilitate': {
    says: 'Demandez la remise en ordre du prêt (rehabilitation) : neuf paiements en dix mois adaptés à votre revenu. Elle enlève aussi le défaut (default) de votre dossier de crédit.',
    title: 'Sortir le prêt du défaut (default)',
    cost: 'Neuf petits paiements, selon votre revenu',
    time: 'Dix mois',
    risk: 'Le prêt reste. Un paiement manqué fait tout recommencer.',
    bestFor: 'Vous le devez et pouvez payer un peu.',
  },
  'us.student-loan.deadline-offset': {
    says: 'Demandez une audience (hearing) dans les 65 jours après l’avis. Rien n’est alors pris sur la paie avant la décision.',
    action: 'Demander une audience par écrit avant la retenue sur la paie',
    consequence: 'Votre agence peut retenir jusqu’à 15 % de votre paie nette.',
  },
  'us.student-loan.right-offset': {
    says: 'Sur une paie fédérale, on peut prendre au plus 15 % du net. Avant cela, vous pouvez voir les pièces, convenir d’un plan ou avoir une audience devant une personne extérieure. Demandez les pièces dans les 20 jours : vous avez alors 15 jours après leur arrivée.',
  },
}
