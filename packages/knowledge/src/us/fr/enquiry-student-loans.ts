/** Questions about student loans that are late or can be forgiven: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_LOANS_FR: Words = {
  'us.ask-debt.student-loan-default': {
    says: 'La saisie de la paie et des remboursements d’impôt pour des prêts fédéraux impayés a été suspendue le 16 janvier 2026. Vérifiez si c’est encore le cas. Un prêteur privé doit d’abord vous poursuivre en justice.',
    dependsOn: 'si le prêt est fédéral ou privé',
  },
  'us.ask-debt.student-loan-plan': {
    says: 'Le plan SAVE est fini. Vous y étiez ? Votre gestionnaire vous écrit, et vous avez alors environ 90 jours pour en choisir un autre, sinon on choisit pour vous. Regardez sur StudentAid.gov les plans que vous pouvez encore choisir. Depuis juillet 2026, il y en a un nouveau, le Repayment Assistance Plan.',
  },
  'us.ask-life.loan-forgiveness': {
    says: 'Des prêts fédéraux peuvent être effacés après dix ans de service public, pour un handicap durable, ou quand l’école a fermé. Demandez gratuitement sur studentaid.gov. Les prêts privés, le plus souvent non.',
    dependsOn: 'le type de prêt et de travail',
  },
}
