/** Questions about scams and false bills: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'it.ask.scam-paid': {
    says: 'Rufen Sie jetzt Ihre Bank an und bestreiten Sie die Zahlung schriftlich. Zeigen Sie es bei der Polizia Postale an. Haben Sie die Zahlung nicht erlaubt, muss die Bank sie meist erstatten.',
  },
  'it.ask.scam-real': {
    says: 'Klicken und zahlen Sie nicht. Fragen Sie das echte Amt unter einer selbst gesuchten Nummer, oder die Polizia Postale online.',
  },
  'it.ask.fake-invoice': {
    says: 'Rufen Sie sofort Ihre Bank an und verlangen Sie den Rückruf des Geldes. Erstatten Sie Anzeige. Seit dem 9. Oktober 2025 muss die Bank prüfen, ob Name und IBAN passen. Hat sie das nicht getan, fordern Sie das Geld zurück.',
  },
}
