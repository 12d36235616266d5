/** The Dutch words of the rows in ../enquiry-collector-calls.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_CALLS_WORDS: Words = {
  'fr.ask-debt.harass': {
    says: 'Vraag schriftelijk om alleen brieven. Noteer elk telefoontje. Meld het op SignalConso, en doe aangifte als het doorgaat: lastigvallen (harcèlement) is een misdrijf.',
  },
}
