/** Questions about insurers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_DE: Words = {
  'es.ask.insurance-no': {
    says: 'Fragen Sie schriftlich nach dem Grund und beschweren Sie sich beim Versicherer. Dann kostenlos bei der DGSFP. Nach drei Monaten schuldet er hohe Zinsen.',
  },
  'es.ask.insurance-leave': {
    says: 'Schreiben Sie dem Versicherer mindestens einen Monat vor dem Jahresende, dass Sie nicht verlängern. Eine Preisänderung muss er zwei Monate vorher melden. Kam sie zu spät, können Sie sie noch schriftlich ablehnen.',
  },
  'es.ask.health-cover': {
    says: 'Sie müssen nur beantworten, was gefragt wurde. Ohne klare Frage zählt es nicht gegen Sie. Bei ehrlichem Vergessen dürfen sie weniger zahlen, nicht nichts. Schriftlich beschweren, dann gratis bei der DGSFP.',
    dependsOn: 'was der Versicherer bei der Unterschrift fragte',
  },
}
