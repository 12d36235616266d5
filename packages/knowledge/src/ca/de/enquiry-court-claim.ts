/** Questions about claims: being sued, suing in small claims, and letters of law firms: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_WORDS: Words = {
  'ca.ask.sued': {
    says: 'Reichen Sie rechtzeitig eine Klageerwiderung (defence) ein. Es sind 20 Tage in Ontario und Alberta, 14 in British Columbia und 15 in Québec. Holen Sie kostenlose rechtliche Hilfe.',
  },
  'ca.ask.ignore': {
    says: 'Lassen Sie Papiere vom Gericht nicht liegen. Antworten Sie nicht, kann das Gericht ohne Sie entscheiden. Dann kann man einen Teil Ihres Lohns nehmen.',
  },
  'ca.ask.small-claims': {
    says: 'Schreiben Sie zuerst und setzen Sie einen Tag. Dann klagen Sie beim Small Claims Court Ihrer Provinz: bis 50.000 $ in Ontario, 35.000 $ in British Columbia, 100.000 $ in Alberta, 15.000 $ in Québec.',
  },
  'ca.ask.law-firm-letter': {
    says: 'Ein Anwaltsbrief ist noch keine Klage. Verlangen Sie zuerst Beweise und das Datum der Schuld. In Ontario, British Columbia und Alberta ist sie meist nach zwei Jahren zu alt für eine Klage, in Québec nach drei.',
  },
}
