/** French: northern Ireland: dismissal, benefits and deposits. Wales: fit homes. Scotland and Northern Ireland: seeing a child. */
import type { Words } from '@plainletter/contracts/rule'

export const NATIONS_WORK_HOME_FAMILY_FR: Words = {
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
  'gb.ni-benefit.wants': {
    says: "Le Department for Communities dit qu'il vous a trop payé, et veut être remboursé.",
  },
  'gb.ni-benefit.right-less': {
    says: "Universal Credit peut être repris même si l'erreur venait d'eux. Vous pouvez demander de plus petites sommes, ou l'abandon si vous en souffririez. Pour les anciennes aides, il faut une faute de votre part.",
  },
  'gb.ni-benefit.step': {
    says: "Demandez comment chaque somme est calculée. Si c'est faux, demandez dans le mois un nouvel examen. Envoyez la liste de vos frais et ce que vous pouvez payer.",
  },
  'gb.ni-deposit.right': {
    says: "Le propriétaire doit mettre la caution dans un organisme (scheme) sous 28 jours et vous le dire sous 35. Sinon, prévenez la commune, qui peut le punir. L'organisme règle les litiges gratuitement.",
  },
  'gb.wales-home.right-fit': {
    says: 'Un logement au pays de Galles doit être habitable, avec des détecteurs de fumée et une installation vérifiée depuis moins de cinq ans. Signalez les défauts par écrit, aussi à la commune, et continuez à payer le loyer.',
  },
  'gb.children.scotland-father': {
    says: 'Un père inscrit sur un acte de naissance depuis le 4 mai 2006 a les droits parentaux, marié ou non. Les autres pères peuvent les demander au sheriff.',
  },
  'gb.children.answer-scotland': {
    says: "Essayez un accord, avec l'aide d'un médiateur. Si cela échoue, demandez un droit de visite au Sheriff Court. Le bien de l'enfant passe avant tout, et la pension n'en décide pas.",
  },
  'gb.children.answer-ni': {
    says: "Essayez un accord, avec l'aide d'un médiateur. Si cela échoue, demandez un droit de visite au juge de la famille. Le bien de l'enfant passe avant tout.",
  },
}
