/** German: the words of the rows in ../dismissal-when-ill-or-expecting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WHEN_ILL_OR_EXPECTING_DE: Words = {
  'gb.illness.right-wait': {
    says: 'Bevor ein fairer Arbeitgeber wegen Krankheit kündigt, fragt er einen Arzt und spricht mit Ihnen. Er fragt auch, ob er länger auf Sie warten könnte.',
  },
  'gb.redundancy.right-maternity': {
    says: 'Schwanger, im Mutterschaftsurlaub oder zurück? Bis 18 Monate nach der Geburt muss man Ihnen eine passende freie Stelle vor allen anderen anbieten. Sonst ist die Kündigung unfair.',
  },
}
