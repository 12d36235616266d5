/** The German words of the rows in ../enquiry-collector-calls.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_CALLS_WORDS: Words = {
  'fr.ask-debt.harass': {
    says: 'Verlangen Sie schriftlich, dass nur noch Briefe kommen. Notieren Sie jeden Anruf. Melden Sie es bei SignalConso. Geht es weiter, erstatten Sie Anzeige: Nachstellen (harcèlement) ist strafbar.',
  },
}
