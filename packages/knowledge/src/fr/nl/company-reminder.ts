/** The Dutch words of the rows in ../company-reminder.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPANY_REMINDER_NL: Words = {
  'fr.reminder.who': {
    says: 'Het bedrijf zelf schrijft u. Een herinnering geeft het geen macht over u.',
  },
  'fr.reminder.right-fees': {
    says: 'Kosten voor herinneringen en dossiers hoeft u voor een uitspraak van de rechter niet te betalen. Een beding in het contract kan dat niet veranderen.',
  },
}
