/** Questions about scams and false bills: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_DE: Words = {
  'es.ask.scam-paid': {
    says: 'Rufen Sie jetzt Ihre Bank an und sagen Sie, dass Sie es nicht erlaubten oder getäuscht wurden. Zeigen Sie es bei der Polizei an. Nicht erlaubte Zahlungen muss die Bank meist erstatten.',
  },
  'es.ask.scam-real': {
    says: 'Klicken und zahlen Sie nicht. Fragen Sie das echte Amt unter einer selbst gesuchten Nummer, oder rufen Sie kostenlos 017 an.',
  },
  'es.ask.fake-invoice': {
    says: 'Rufen Sie sofort Ihre Bank an und verlangen Sie den Rückruf des Geldes. Erstatten Sie Anzeige. Seit dem 9. Oktober 2025 muss die Bank prüfen, ob Name und IBAN passen. Hat sie das nicht getan, fordern Sie das Geld zurück.',
  },
}
