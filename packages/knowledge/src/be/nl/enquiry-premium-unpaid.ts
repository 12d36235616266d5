/** Questions about an insurer that refuses because the premium came late: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREMIUM_UNPAID_NL: Words = {
  'be.ask.premium-late': {
    says: 'Een late premie beëindigt de dekking niet vanzelf. De verzekeraar moet eerst aangetekend of via deurwaarder in gebreke stellen en minstens 15 dagen geven. Pas daarna kan de dekking geschorst worden. Was het ongeval vóór die dag, of had u toen betaald? Dan moet hij betalen. Vraag bewijs van de brief, ga dan naar de gratis ombudsman van de verzekeringen.',
    dependsOn: 'of er eerst een ingebrekestelling kwam',
  },
}
