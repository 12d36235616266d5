/** Questions about hours that a boss cuts: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEWER_HOURS_IT: Words = {
  'nl.ask.fewer-hours': {
    says: 'No. Le ore fanno parte del contratto e il capo non può ridurle da solo. Serve un motivo molto forte o il suo sì. Scriva che non è d’accordo ed è pronto per tutte le ore. Così la paga continua. Non firmi nulla e chieda al Juridisch Loket.',
  },
}
