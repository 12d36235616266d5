/** The German words of the rows in ../enquiry-unemployment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_DE: Words = {
  'us.ask-work.refuse-offer': {
    says: 'Beantragen Sie es auf jeden Fall. Passende Arbeit müssen Sie annehmen. Kein Bundesstaat darf ablehnen, weil Sie neue Arbeit zu Bedingungen weit unter dem Üblichen nicht annehmen.',
    dependsOn: 'wie die neue Arbeit im Vergleich zu Ihrer alten ist',
  },
  'us.state.pa.ask-refuse-offer': {
    says: 'Beantragen Sie es sofort. In Pennsylvania verlieren Sie Leistungen nur, wenn Sie passende Arbeit ohne guten Grund ablehnen. Man sieht auf Ihren früheren Lohn, Ausbildung, Gesundheit und die Entfernung.',
    dependsOn: 'ob die Arbeit für Sie passt',
  },
  'us.ask-work.jobless-overpaid': {
    says: 'Legen Sie schriftlich Widerspruch (appeal) ein bis zum letzten Tag im Bescheid, oft 10 bis 30 Tage. Haben Sie die Wahrheit gesagt, bitten Sie auch um Erlass (waiver). Viele Bundesstaaten erlassen es ohne Ihre Schuld. Sonst bitten Sie um Raten.',
  },
}
