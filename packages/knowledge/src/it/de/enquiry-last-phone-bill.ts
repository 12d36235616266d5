/** Questions about the last bill of a phone or internet firm after leaving it: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_PHONE_BILL_DE: Words = {
  'it.ask.last-phone-bill': {
    says: 'Sie müssen nicht alles auf einmal zahlen. Für den Wechsel dürfen sie nur echte Kosten verlangen, die sie vorher nannten und die zum Vertragspreis passen. Rabatte kommen nur zu einem fairen Teil zurück, das Modem dürfen Sie in Raten weiterzahlen. Beschweren Sie sich schriftlich, zahlen Sie das Richtige und sagen Sie dem Inkasso, dass Sie den Rest bestreiten. Öffnen Sie dann ConciliaWeb (Corecom): kostenlos und bei bestrittener Rechnung vor dem Gericht Pflicht.',
  },
}
