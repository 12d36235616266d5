/** A grievance at work: the meeting, the companion and the appeal. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const GRIEVANCE_AT_WORK_IT: Words = {
  'gb.work.right-grievance': {
    says: 'Il datore deve esaminare un reclamo, incontrarLa con chi La accompagna e permettere un ricorso. Se no, un giudice può aggiungere fino al 25%.',
  },
  'gb.job.grievance': {
    says: "Il datore deve esaminare un reclamo, incontrarLa con chi La accompagna e permettere un ricorso. Tenga d'occhio intanto il termine del giudice del lavoro.",
  },
}
