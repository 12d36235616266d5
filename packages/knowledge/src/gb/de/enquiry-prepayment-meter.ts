/** Questions about a prepayment meter forced on a home with a baby, old age or illness: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREPAYMENT_METER_DE: Words = {
  'gb.ask-consumer.prepay-warrant-child': {
    says: 'Man darf ihn nicht erzwingen in einem Haushalt mit Kind unter zwei, wo alle ab 75 ohne Hilfe sind oder jemand Strom oder Wärme für die Gesundheit braucht. Sagen Sie es dem Versorger heute schriftlich, mit Nachweis. Schreiben Sie dem Gericht wegen des Durchsuchungsbefehls (warrant) oder gehen Sie hin. Bieten Sie einen Plan an. Beschwerde; dann ist der Energy Ombudsman kostenlos.',
  },
}
