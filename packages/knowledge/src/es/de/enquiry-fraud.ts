/** Questions about scams: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_DE: Words = {
  'es.ask.scam-paid': {
    says: 'Rufen Sie jetzt Ihre Bank an und sagen Sie, dass Sie es nicht erlaubten oder getäuscht wurden. Zeigen Sie es bei der Polizei an. Nicht erlaubte Zahlungen muss die Bank meist erstatten.',
  },
  'es.ask.scam-real': {
    says: 'Klicken und zahlen Sie nicht. Fragen Sie das echte Amt unter einer selbst gesuchten Nummer, oder rufen Sie kostenlos 017 an.',
  },
}
