/** Questions about people who go on working after a fixed term has ended: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKED_ON_AFTER_THE_END_FR: Words = {
  'de.ask-job.worked-on': {
    says: 'Oui, en général. Si vous continuez après le dernier jour, et que l’employeur le sait sans s’y opposer aussitôt, l’emploi n’a plus de fin. Il continue aux mêmes conditions. Gardez des preuves : plannings, tâches, messages. Ne signez pas un nouveau terme antidaté sans conseil. Si on dit que c’est fini, saisissez le tribunal du travail en trois semaines.',
  },
}
