/** Questions about notice in temporary work: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TEMPORARY_WORK_DE: Words = {
  'ch.ask.temporary-work': {
    says: 'Im unbefristeten Einsatz ist die Frist in den ersten drei Monaten zwei Arbeitstage, vom vierten bis sechsten Monat sieben Tage, danach ein Monat. Von einer Minute auf die andere ist zu kurz: Das Büro schuldet den Lohn dieser Tage. Ein befristeter Einsatz läuft meist bis zum Ende. Der GAV Personalverleih gibt bei Krankheit mehr Rechte. Fordern Sie den Lohn schriftlich und melden Sie sich sofort beim RAV.',
    dependsOn: 'wie lange der Einsatz dauert und ob er befristet ist',
  },
}
