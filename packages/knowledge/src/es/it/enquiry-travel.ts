/** Questions about flights, trains, luggage and trips: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_IT: Words = {
  'es.ask.luggage': {
    says: 'Denunci subito al banco in aeroporto e tenga il foglio (PIR). Scriva alla compagnia entro 7 giorni per danni, 21 per ritardo. Dopo 21 giorni è persa. Può chiedere fino a 1.519 unità (DSP), entro due anni.',
  },
  'es.ask.train-late': {
    says: 'Chieda il rimborso alla ferrovia entro tre mesi. Un’ora di ritardo dà il 25% del biglietto, due ore il 50%, salvo cause esterne. Alcuni treni locali hanno altre regole.',
  },
  'es.ask.flight': {
    says: 'Di solito sì: per tre ore di ritardo o una cancellazione tardiva, da 250 a 600 € secondo la distanza, se non c’era una causa esterna. Ha anche cibo e un nuovo volo o i soldi.',
  },
  'es.ask.trip-cancelled': {
    says: 'Se l’organizzatore annulla un pacchetto, chieda per iscritto tutto il pagato. Deve arrivare in 14 giorni, il buono non è obbligatorio. Se no, vada all’OMIC.',
  },
}
