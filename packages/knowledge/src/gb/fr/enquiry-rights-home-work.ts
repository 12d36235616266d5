/** Droits liés aux questions courantes : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_HOME_WORK_FR: Words = {
  'gb.ask-housing.right-deposit-fees': {
    says: "Un bailleur ne peut pas facturer le ménage, la peinture ou l'usure normale. Il ne garde du dépôt que pour une vraie perte prouvée.",
  },
  'gb.ask-housing.right-deposit-scheme': {
    says: 'Votre dépôt devait être placé sous 30 jours. Sinon, un tribunal peut obliger le bailleur à vous payer une à trois fois la somme.',
  },
  'gb.ask-housing.right-homeless-help': {
    says: "Si vous risquez de perdre votre logement sous 56 jours, le council doit vous aider. Avec un enfant, il doit vous héberger si vous n'avez nulle part où aller.",
  },
  'gb.ask-housing.right-mould-times': {
    says: 'Depuis le 27 octobre 2025, un bailleur social en Angleterre doit examiner humidité et moisissures dans des délais fixes. Une urgence doit être traitée sous 24 heures.',
  },
  'gb.ask-work.right-pregnancy': {
    says: "Licencier ou maltraiter quelqu'un pour une grossesse est une discrimination. Ce droit vaut dès le premier jour.",
  },
  'gb.ask-work.right-early-conciliation': {
    says: "Avant une action devant le tribunal du travail, vous devez prévenir Acas. C'est gratuit. Faites-le avant la fin du délai, car cela le suspend.",
  },
  'gb.ask-work.right-minimum-wage': {
    says: 'Des retenues pour formation, contrôles ou uniforme ne peuvent pas faire passer la paie sous le minimum. Signalez-le à HMRC ou réclamez le reste.',
  },
  'gb.ask-work.ni-right-wages': {
    says: "L'employeur ne peut retenir de l'argent que si la loi ou un contrat le permet, ou si vous avez accepté par écrit avant. Cela vaut aussi pour beaucoup de prétendus indépendants.",
  },
  'gb.ask-work.ni-right-disability': {
    says: "En Irlande du Nord, l'employeur ne peut pas vous traiter moins bien pour un handicap et doit adapter le travail. Aucune ancienneté n'est exigée.",
  },
  'gb.ask-work.ni-right-procedure': {
    says: "En Irlande du Nord, l'employeur doit d'abord vous écrire, puis vous rencontrer, puis permettre un appel. S'il saute une étape, le licenciement est abusif dès un an de présence.",
  },
  'gb.ask-work.right-first-choice': {
    says: "Si votre poste disparaît pendant la grossesse ou le congé maternité, vous passez en premier pour tout autre poste adapté. Vous n'avez pas à concourir.",
  },
  'gb.ask-housing.right-things': {
    says: 'Vos affaires restent à vous. Le propriétaire doit vous laisser les prendre, et ne peut les garder pour un loyer impayé.',
  },
}
