/** Questions about a judgment: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_DE: Words = {
  'ie.ask.judgment-unknown': {
    says: 'Handeln Sie jetzt. Bitten Sie das Gericht, das Urteil aufzuheben, mit notice of motion und eidesstattlicher Erklärung. Sagen Sie, warum Sie nicht geantwortet haben und wie Sie sich verteidigen. Beim Circuit Court haben Sie 10 Tage, nachdem Sie davon erfahren. FLAC und MABS helfen kostenlos.',
  },
  'ie.ask.solicitors-letter': {
    says: 'Es ist eine Forderung, kein Gerichtsbeschluss. Antworten Sie schriftlich in der Frist: Verlangen Sie Beweise, sagen Sie, was Sie bestreiten, oder bieten Sie an, was Sie zahlen können. Erkennen Sie keine alte Schuld vorschnell an. Kommen Gerichtspapiere, haben Sie meist 28 Tage. MABS und FLAC helfen kostenlos.',
  },
}
