/** Questions about warnings, hearings and probation at work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WARNINGS_AT_WORK_FR: Words = {
  'gb.ask-work.disciplinary': {
    says: 'Vous pouvez venir avec un délégué syndical ou un collègue, même si l’entreprise ne reconnaît pas le syndicat. S’il ne peut pas, proposez une autre date dans les cinq jours ouvrés. Demandez par écrit les reproches, les preuves comme les vidéos, et du temps. Donnez votre version. Vous devez pouvoir faire appel.',
  },
  'gb.ask-work.probation': {
    says: 'La période d’essai (probation) n’a pas de statut spécial en droit. Vous avez quand même préavis, paie, congés payés et protection contre la discrimination. À partir du 1er janvier 2027, les droits contre un licenciement injuste commencent à six mois.',
    dependsOn: 'votre préavis, et la raison',
  },
  'gb.ask-work.three-warnings': {
    says: 'Aucune loi ne fixe un nombre d’avertissements. Le code d’Acas (Acas Code) attend une procédure juste : le plus souvent un premier et un dernier avertissement. Il n’en attend aucun pour une faute grave (gross misconduct). Votre durée dans l’emploi décide si vous pouvez agir.',
  },
}
