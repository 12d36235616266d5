/** Questions about warnings, hearings and probation at work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WARNINGS_AT_WORK_FR: Words = {
  'gb.ask-work.disciplinary': {
    says: 'Demandez par écrit les reproches et les preuves, et du temps pour vous préparer. Vous pouvez venir à l’audition avec un délégué syndical ou un collègue. Vous devriez avoir un droit de recours.',
  },
  'gb.ask-work.probation': {
    says: 'La période d’essai (probation) n’a pas de statut spécial en droit. Vous avez quand même préavis, paie, congés payés et protection contre la discrimination. À partir du 1er janvier 2027, les droits contre un licenciement injuste commencent à six mois.',
    dependsOn: 'votre préavis, et la raison',
  },
  'gb.ask-work.three-warnings': {
    says: 'Aucune loi ne fixe un nombre d’avertissements. Le code d’Acas (Acas Code) attend une procédure juste : le plus souvent un premier et un dernier avertissement. Il n’en attend aucun pour une faute grave (gross misconduct). Votre durée dans l’emploi décide si vous pouvez agir.',
  },
}
