/** Dismissal and redundancy in Northern Ireland: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_NORTHERN_IRELAND_FR: Words = {
  'gb.ni-job.right-unfair': {
    says: "Après un an de poste, l'employeur doit avoir une raison juste et agir justement. Vous avez trois mois moins un jour pour agir, et devez d'abord appeler la Labour Relations Agency.",
  },
  'gb.ni-job.right-steps': {
    says: "L'employeur doit d'abord vous écrire, puis vous recevoir, puis permettre un recours. S'il manque une étape, le renvoi est le plus souvent injuste.",
  },
  'gb.ni-job.right-notice': {
    says: "Vous avez droit à une semaine de préavis par année complète, d'une semaine à 12. Après un an, vous pouvez demander les raisons par écrit.",
  },
  'gb.ni-job.right-equal': {
    says: 'On ne peut pas vous renvoyer pour religion, politique, sexe, origine, handicap, âge ou grossesse. Cela vaut dès le premier jour.',
  },
  'gb.ni-job.right-redundancy': {
    says: "Après deux ans, vous avez une indemnité selon l'âge, les années et la paie. Demandez-la par écrit sous six mois si elle ne vient pas.",
  },
  'gb.ni-job.step': {
    says: 'Faites un recours écrit avant le jour indiqué, sinon un tribunal peut réduire votre somme. Gardez contrat, fiches de paie et lettres.',
  },
}
