/** Questions about a dismissal for economic reasons: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OBJECTIVE_DISMISSAL_DE: Words = {
  'es.ask.dismissed-objective': {
    says: 'Die Firma muss einen Brief mit den Tatsachen geben, 20 Tageslöhne je Jahr zugleich (höchstens 12 Monate) und 15 Tage Frist oder deren Lohn. Unterschreiben Sie „no conforme“. Stimmen die Gründe nicht, etwa weil ein anderer Ihre Arbeit bekommt, ist sie unberechtigt: 33 Tage je Jahr oder die Stelle. Sie haben 20 Werktage. Das Geld dürfen Sie nehmen und trotzdem fordern. Paro binnen 15 Werktagen.',
  },
}
