/** Questions of people who want to question what the police did: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_COMPLAINT_DE: Words = {
  'gb.ask-police.no-further-action': {
    says: 'Wurde ein Verdächtiger vernommen, können Sie eine Überprüfung verlangen. Bitten Sie die Polizei, oder die Anklage, wenn sie entschied, um den Victims’ Right to Review, bald, meist binnen drei Monaten, und nennen Sie übergangene Beweise. Es ist kostenlos. Sonst Beschwerde bei der Polizei; die Antwort nennt, wer überprüft: binnen 28 Tagen. Bei Gefahr 999; ein Gericht kann Kontakt verbieten.',
  },
  'gb.ask-police.stop-search': {
    says: 'Sie können sich kostenlos beschweren. Meist braucht ein Beamter echte Gründe für den Verdacht auf etwa Drogen oder Messer; Ihr Aussehen ist kein Grund. Ihren Namen müssen Sie nicht nennen. Verlangen Sie das Protokoll, binnen drei Monaten. Notieren Sie Zeit, Ort und Nummern. Beschwerde bei der Polizei; ihre Antwort nennt, wer überprüft: binnen 28 Tagen.',
  },
}
