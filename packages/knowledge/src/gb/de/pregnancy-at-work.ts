/** Pregnancy at work: care in work time. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PREGNANCY_AT_WORK_DE: Words = {
  'gb.work.right-antenatal': {
    says: 'Sie dürfen in der Arbeitszeit mit Lohn zur Vorsorge. Wegen der Schwangerschaft Schichten zu kürzen oder Sie schlechter zu behandeln ist vom ersten Tag an verboten.',
  },
  'gb.redundancy.right-maternity': {
    says: 'Schwanger, im Mutterschaftsurlaub oder zurück? Bis 18 Monate nach der Geburt muss man Ihnen eine passende freie Stelle vor allen anderen anbieten. Sonst ist die Kündigung unfair.',
  },
}
