/** Questions about Universal Credit after leaving a job: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT_FR: Words = {
  'gb.ask-benefit.quit-uc': {
    says: 'Vous pouvez demander Universal Credit tout de suite. Sans bonne raison, la part principale peut s’arrêter jusqu’à 91 jours, 182 en cas de récidive dans l’année. Bonnes raisons : harcèlement signalé, maladie, danger, garde d’enfant. Signalez-le par écrit, voyez votre GP, gardez les preuves avant de partir. Sanction : demandez une mandatory reconsideration et un hardship payment.',
  },
}
