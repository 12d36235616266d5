/** The Italian words of the rows in ../enquiry-travel.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_IT: Words = {
  'es.ask.luggage': {
    says: 'Denunci subito al banco in aeroporto e tenga il foglio (PIR). Scriva alla compagnia entro 7 giorni per danni, 21 per ritardo. Dopo 21 giorni è persa. Può chiedere fino a 1.519 unità (DSP), entro due anni.',
  },
  'es.ask.train-late': {
    says: 'Chieda il rimborso alla ferrovia entro tre mesi. Un’ora di ritardo dà il 25% del biglietto, due ore il 50%, salvo cause esterne. Alcuni treni locali hanno altre regole.',
  },
}
