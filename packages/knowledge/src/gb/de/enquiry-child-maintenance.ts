/** Questions of a parent who gets no child maintenance from the other parent: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_DE: Words = {
  'gb.ask-maintenance.unpaid': {
    says: 'Melden Sie dem Child Maintenance Service jetzt jede ausgebliebene Zahlung. Bitten Sie ihn, für Sie einzuziehen (Collect and Pay). Er kann ohne Gericht Geld vom Lohn oder Konto nehmen oder einen Gerichtsbeschluss holen. Noch kein Fall? Stellen Sie einen Antrag, er ist kostenlos.',
  },
  'gb.ask-maintenance.unpaid-ni': {
    says: 'Melden Sie dem Child Maintenance Service jetzt jede ausgebliebene Zahlung. Bitten Sie ihn, für Sie einzuziehen. Er kann ohne Gericht Geld vom Lohn nehmen oder einen Gerichtsbeschluss holen.',
  },
  'gb.ask-maintenance.how-much': {
    says: 'Nach der Regel des Child Maintenance Service zahlt der andere Elternteil einen Teil des Wochenlohns vor Steuern: 12 % für ein Kind, 16 % für zwei, 19 % für drei und mehr, bis £800 die Woche, darüber weniger. Nächte dort und andere Kinder dort senken es. Bei Sozialleistungen oder höchstens £100 die Woche sind es meist £7. Sie beide können etwas anderes vereinbaren. Nutzen Sie den Rechner auf GOV.UK.',
  },
  'gb.ask-maintenance.unpaid-and-contact': {
    says: 'Nein. Geld und Umgang sind zweierlei. Sie dürfen den Umgang nicht verweigern, weil kein Unterhalt kommt, und ein Beschluss des Gerichts gilt weiter. Wer sich nicht daran hält, dem drohen Strafen, und er kann vor Gericht schlechter dastehen. Der Child Maintenance Service treibt den Unterhalt ein (Collect and Pay). Ist das Kind in Gefahr, stoppen Sie den Umgang und gehen Sie sofort zum Familiengericht.',
  },
}
