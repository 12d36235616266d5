/** The Italian words of the rows in ../enquiry-collector-calls.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_CALLS_WORDS: Words = {
  'fr.ask-debt.harass': {
    says: 'Chieda per iscritto solo lettere. Scriva ogni chiamata. Segnali su SignalConso, e denunci se continua: le molestie sono un reato.',
  },
}
