/** Illness and work: sick pay, fair changes and reports of doctors. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ILLNESS_AT_WORK_FR: Words = {
  'gb.work.right-sick-pay': {
    says: "Depuis le 6 avril 2026, l'indemnité maladie (statutory sick pay) commence le premier jour, même avec un petit salaire. Elle dure jusqu'à 28 semaines.",
  },
  'gb.job.right-illness': {
    says: "Une maladie d'un an ou plus peut être un handicap. Alors l'employeur doit d'abord faire des changements justes, et ne peut pas vous renvoyer sans bonne raison.",
  },
  'gb.job.right-report': {
    says: 'Il leur faut votre accord pour un rapport de votre propre médecin. Vous pouvez le voir avant et faire corriger les erreurs.',
  },
}
