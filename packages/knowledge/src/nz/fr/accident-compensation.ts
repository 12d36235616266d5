/** The French words of the rows in ../accident-compensation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCIDENT_COMPENSATION_FR: Words = {
  'nz.acc.want': {
    says: 'L’ACC a décidé au sujet de votre blessure. Cherchez ce qu’elle refuse, et pourquoi.',
  },
  'nz.acc.reality': {
    says: 'Ce n’est pas le dernier mot. Beaucoup de décisions changent quand un médecin en écrit plus.',
  },
  'nz.acc.who': {
    says: 'L’ACC est l’organisme public qui paie pour les blessures dues à un accident.',
  },
  'nz.acc.rights': {
    says: 'Vous pouvez demander un réexamen (review) dans les trois mois, gratuitement.',
  },
  'nz.acc.review': {
    says: 'Vous avez trois mois à partir de la décision pour demander un réexamen (review). Nous comptons à partir de sa date.',
    action: 'Demander un réexamen, si vous n’êtes pas d’accord',
    consequence: 'Une demande tardive ne compte que pour une bonne raison.',
  },
  'nz.acc.right-review': {
    says: 'Une personne extérieure à l’ACC regarde de nouveau. Vous pouvez venir avec une personne qui vous aide, le rapport d’un médecin et des témoins.',
  },
  'nz.acc.right-age': {
    says: 'L’usure due à l’âge seul n’est pas couverte. Mais l’ACC doit payer si un accident a causé une vraie blessure, même à une articulation usée. Demandez à votre médecin de l’écrire.',
  },
  'nz.acc.right-treatment': {
    says: 'Un dommage causé par des soins médicaux peut être couvert, s’il n’était pas une partie normale des soins.',
  },
  'nz.acc.right-stop': {
    says: 'Pour arrêter vos paiements, l’ACC doit avoir assez de preuves que vous n’y avez pas droit. Elle doit donner ses raisons et vous prévenir assez tôt.',
  },
  'nz.acc.right-hearing': {
    says: 'Si aucune audience n’est fixée dans les trois mois après votre demande, le réexamen est le plus souvent décidé en votre faveur.',
  },
  'nz.acc.right-costs': {
    says: 'Vous pouvez vous faire payer une partie de vos frais, par exemple pour un rapport, s’il était raisonnable de demander le réexamen.',
  },
  'nz.acc.right-appeal': {
    says: 'Si le réexamen dit non, vous pouvez faire appel à la District Court dans les 28 jours.',
  },
  'nz.acc.step': {
    says: 'Demandez à l’ACC votre dossier complet. Demandez à votre médecin de répondre à la raison qu’elle a donnée.',
  },
}
