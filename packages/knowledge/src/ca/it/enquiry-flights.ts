/** Questions about flights and luggage: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_IT: Words = {
  'ca.ask.flight': {
    says: 'Quasi sempre può scegliere un rimborso o un altro volo. Se arriva con tre ore di ritardo o più, spettano fino a $1.000, o $500 da una compagnia piccola. Vale se poteva evitare il ritardo e non era per sicurezza. Li chieda per iscritto alla compagnia entro un anno.',
  },
  'ca.ask.luggage': {
    says: 'La compagnia deve pagare la perdita vera, fino a circa 1.519 DSP (quasi 2.800 $). Scriva entro 7 giorni per danno o 21 per ritardo. Ha due anni per fare causa.',
  },
}
