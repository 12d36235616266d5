/** A grievance at work: the meeting, the companion and the appeal. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const GRIEVANCE_AT_WORK_FR: Words = {
  'gb.work.right-grievance': {
    says: "Votre employeur doit examiner une plainte, vous recevoir avec un accompagnant et permettre un recours. Sinon, un tribunal peut ajouter jusqu'à 25%.",
  },
  'gb.job.grievance': {
    says: 'Votre employeur doit examiner une plainte, vous recevoir avec un accompagnant et permettre un recours. Surveillez en attendant le délai du tribunal du travail.',
  },
}
