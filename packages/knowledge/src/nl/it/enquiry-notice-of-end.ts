/** Questions about the written notice before a fixed term ends: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_OF_END_IT: Words = {
  'nl.ask.notice-fee': {
    says: 'Sì, se il contratto era di sei mesi o più e non l’hanno avvisata per iscritto un mese prima. Riceve fino a un mese di paga, meno se la lettera è solo in ritardo. Chieda per iscritto. Vada dal giudice kanton entro due mesi dal giorno in cui doveva arrivare.',
  },
}
