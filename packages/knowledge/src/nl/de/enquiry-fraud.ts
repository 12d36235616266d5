/** Questions about false bills and money sent to swindlers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_DE: Words = {
  'nl.ask.scam-paid': {
    says: 'Rufen Sie jetzt Ihre Bank an und lassen Sie die Zahlung stoppen. Haben Sie nicht zugestimmt, muss die Bank meist erstatten. Zeigen Sie es bei der Polizei an.',
  },
  'nl.ask.fake-invoice': {
    says: 'Rufen Sie sofort Ihre Bank an und verlangen Sie den Rückruf des Geldes. Erstatten Sie Anzeige. Seit dem 9. Oktober 2025 muss die Bank prüfen, ob Name und IBAN passen. Hat sie das nicht getan, fordern Sie das Geld zurück.',
  },
  'nl.ask.blackmail': {
    says: 'Zahlen Sie nicht und schicken Sie nichts mehr. Sichern Sie Nachrichten und Namen, sperren Sie die Person und gehen Sie zur Polizei: es ist eine Straftat. Bei privaten Bildern hilft Offlimits kostenlos beim Löschen.',
  },
}
