/** Terms of work: a new employer, written terms, hours, remote work, bullying and speaking up: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_FR: Words = {
  'ie.work.right-transfer': {
    says: 'Si votre travail passe à un autre employeur, votre poste et votre contrat suivent. On doit vous prévenir à temps, si possible 30 jours avant.',
  },
  'ie.work.right-terms': {
    says: 'Votre employeur doit vous donner les conditions principales par écrit sous cinq jours, et le reste sous un mois. Vous pouvez vous plaindre à la Workplace Relations Commission.',
  },
  'ie.work.right-hours': {
    says: 'Vous avez droit à quatre semaines de congés payés par an, à des pauses, et à 48 heures par semaine au plus en moyenne.',
  },
  'ie.work.right-telling': {
    says: "On ne peut pas vous punir ni vous renvoyer pour avoir signalé des fautes. Aucune ancienneté n'est exigée. Le Circuit Court peut agir sous 21 jours.",
  },
  'ie.work.right-remote': {
    says: "Vous pouvez demander le travail à distance dès le premier jour. L'employeur doit répondre par écrit sous quatre semaines avec ses raisons, mais peut dire non.",
  },
  'ie.bully.right': {
    says: 'Votre employeur doit vous protéger du harcèlement et examiner une plainte. On ne peut pas vous punir pour cela. Plaignez-vous par écrit avant de partir.',
  },
  'ie.work.right-short-service': {
    says: "Avec moins d'un an de poste, vous pouvez porter un litige à la Workplace Relations Commission. Son avis ne lie pas l'employeur. Un renvoi pour grossesse, discrimination ou signalement est interdit dès le premier jour.",
  },
}
