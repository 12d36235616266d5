/** Questions about money back for a late train: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_TRAIN_NL: Words = {
  'gb.ask-travel.late-train': {
    says: 'Ja. Vraag Delay Repay bij het bedrijf van de late trein, binnen 28 dagen, met uw kaartje. Vanaf 15 of 30 minuten krijgt u een deel, na een uur meer. Viel de trein uit en reisde u niet, vraag dan alles terug. Daarna is de Rail Ombudsman gratis.',
  },
}
