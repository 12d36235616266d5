/** A grievance at work: the meeting, the companion and the appeal. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const GRIEVANCE_AT_WORK_DE: Words = {
  'gb.work.right-grievance': {
    says: 'Der Arbeitgeber muss eine Beschwerde prüfen, Sie mit einer Begleitung anhören und einen Einspruch erlauben. Sonst kann das Gericht bis zu 25% mehr zusprechen.',
  },
  'gb.job.grievance': {
    says: 'Der Arbeitgeber muss eine Beschwerde prüfen, Sie mit einer Begleitung anhören und einen Einspruch erlauben. Achten Sie solange auf die Frist des Arbeitsgerichts.',
  },
}
