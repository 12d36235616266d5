/** Questions about the end of a contract, giving notice, days of leave left and unemployment pay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_DE: Words = {
  'nl.ask.contract-ends': {
    says: 'Er endet am Datum ohne Erlaubnis. Man muss es Ihnen einen Monat vorher schriftlich sagen, wenn er mindestens sechs Monate lief. Meist haben Sie Recht auf die Übergangszahlung. Beantragen Sie WW binnen einer Woche.',
  },
  'nl.ask.own-notice': {
    says: 'Wenn Sie selbst gehen, ist die Frist ein Monat, wenn der Vertrag nicht mehr sagt. Schreiben Sie es und behalten Sie eine Kopie. Denken Sie vorher nach: Sie können das Recht auf WW verlieren.',
  },
  'nl.ask.holidays-left': {
    says: 'Endet die Stelle, muss der Arbeitgeber die übrigen Tage auszahlen. Sonst verfallen die gesetzlichen Tage sechs Monate nach dem Jahr, aber nur, wenn Sie sie wirklich nehmen konnten.',
  },
  'nl.ask.ww': {
    dependsOn: 'Ihre Arbeitswochen und der Grund des Endes',
    says: 'Meist erhalten Sie WW, wenn Sie in 26 der letzten 36 Wochen gearbeitet und die Stelle nicht durch eigene Schuld verloren haben. Beantragen Sie es bei UWV binnen einer Woche nach dem letzten Tag. Stimmen Sie ohne Rat keinem früheren Ende zu.',
  },
}
