/** Children, maintenance, safety and decisions for others: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_FR: Words = {
  'ie.family.right-access': {
    says: "Vous pouvez demander au District Court un droit de visite, la garde ou la tutelle. Le bien de l'enfant passe avant tout.",
  },
  'ie.family.right-maintenance': {
    says: 'Vous pouvez demander au District Court une pension pour un enfant, marié ou non. Elle peut être prise sur le salaire.',
  },
  'ie.family.right-safe': {
    says: 'Le District Court peut ordonner à une personne violente de rester loin ou de quitter le logement. Il peut agir le jour même. En danger, appelez le 999 ou le 112.',
  },
  'ie.family.right-share': {
    says: "Un époux ou partenaire civil a une part légale, quoi que dise le testament. Un enfant peut saisir le tribunal dans les six mois de l'acte de succession.",
  },
  'ie.family.right-consent': {
    says: 'Tusla doit examiner un risque pour un enfant. Elle ne peut pas le prendre en charge sans votre accord, un juge, ou les Gardaí en urgence.',
  },
  'ie.family.know-decide': {
    says: "Un mandat (enduring power) doit être fait tant que la personne le comprend. S'il est trop tard, le Circuit Court peut nommer une aide.",
  },
  'ie.family.answer-access': {
    says: "Essayez d'abord la médiation familiale gratuite. Si cela échoue, demandez un droit de visite au District Court. Le bien de l'enfant passe avant tout.",
  },
}
