/** The German words of the rows in ../eviction-cases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CASES_DE: Words = {
  'us.home.right-cares-case': {
    says: 'Hat Ihre Wohnung Hilfe des Bundes oder einen vom Bund gestützten Kredit, muss eine Mitteilung wegen unbezahlter Miete meist 30 Tage geben.',
  },
  'us.home.case-warning': {
    says: 'Räumungsfälle gehen schnell. In manchen Bundesstaaten haben Sie fünf Tage oder weniger für die Antwort. Halten Sie sich an das Datum in den Papieren.',
  },
  'us.home.case-step': {
    says: 'Antworten Sie auf die Räumungspapiere bis zu ihrem Datum, oder gehen Sie am genannten Tag zum Gericht. Kommen Sie früh und bringen Sie Beweise mit.',
  },
  'us.home.case-not-yet': {
    says: 'Sie müssen nicht gehen, weil ein Fall eingereicht wurde. Zuerst muss ein Richter entscheiden, dann muss ein Beamter kommen.',
  },
}
