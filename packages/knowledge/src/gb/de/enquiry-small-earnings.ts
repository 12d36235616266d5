/** Questions of people who earn a little beside a job: whether the tax office must be told: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_EARNINGS_DE: Words = {
  'gb.ask-tax.small-earnings': {
    dependsOn: 'den Einnahmen im ganzen Steuerjahr',
    says: 'Bis 1.000 £ im Steuerjahr, nicht im Monat, sind frei und müssen nicht gemeldet werden. Alle Nebenarbeit und Verkäufe zählen zusammen, vor Kosten. Darüber melden Sie sich bis 5. Oktober nach dem Steuerjahr zur Self Assessment an, auch wenn keine Steuer herauskommt. Zu spät? Melden Sie es HMRC jetzt: Wer zuerst kommt, zahlt am wenigsten. Bargeld vom Chef ist Lohn, die Steuer muss er abziehen. Eigene alte Sachen zu verkaufen zählt meist nicht.',
  },
}
