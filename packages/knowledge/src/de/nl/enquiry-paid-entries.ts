/** Questions about an entry of the Schufa for a bill that was paid: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_ENTRIES_NL: Words = {
  'de.ask-debt.schufa-paid': {
    says: 'Een betaalde schuld wordt meestal drie jaar na de betaling gewist. Wie binnen 100 dagen na de melding betaalde en verder niets heeft staan, is na 18 maanden vrij. Vraag de gratis kopie (Datenkopie) en controleer de dag van betaling. Fout, of was de schuld betwist? Vraag firma en Schufa schriftelijk om wissen, met bewijs. Toon de verhuurder intussen het betaalbewijs.',
    dependsOn: 'hoe snel u betaalde en of er meer staat',
  },
}
