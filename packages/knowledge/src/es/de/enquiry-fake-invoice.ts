/** Questions about false bills: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAKE_INVOICE_DE: Words = {
  'es.ask.fake-invoice': {
    says: 'Rufen Sie sofort Ihre Bank an und verlangen Sie den Rückruf des Geldes. Erstatten Sie Anzeige. Seit dem 9. Oktober 2025 muss die Bank prüfen, ob Name und IBAN passen. Hat sie das nicht getan, fordern Sie das Geld zurück.',
  },
}
