/** Questions about a call to serve on a jury: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JURY_DUTY_DE: Words = {
  'us.ask-life.jury': {
    says: 'Antworten Sie bis zum Datum. Sie können es meist einmal verschieben oder wegen Notlage oder Pflege um Befreiung bitten. Ihr Arbeitgeber darf Sie wegen des Dienstes nicht entlassen.',
  },
  'us.ask-life.jury-missed': {
    says: 'Rufen Sie heute die Geschäftsstelle auf der Ladung an, sagen Sie den Grund und bitten Sie um einen neuen Tag. Damit ist es meist erledigt. Tun Sie nichts, kann ein Richter Sie zur Erklärung vorladen. Bei Bundesgerichten drohen höchstens 1.000 $, drei Tage Haft oder Arbeit für die Gemeinschaft; Staaten regeln es anders. Kein Gericht verlangt Geld per Telefon oder Geschenkkarte: Das ist Betrug.',
  },
}
