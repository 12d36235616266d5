/** Questions about contracts sold by phone: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLD_CALL_IT: Words = {
  'fr.ask-buy.cold-call': {
    says: 'Dall’11 agosto 2026 una chiamata commerciale senza il suo consenso prima è vietata e il contratto è nullo, salvo chiamate su un contratto in corso. E un sì al telefono da solo non vincola mai: deve firmare o accettare per iscritto dopo. Scriva per raccomandata che non deve nulla e rivuole tutto. Addebiti in banca: otto settimane, 13 mesi se mai autorizzati. Segnali a SignalConso.',
  },
}
