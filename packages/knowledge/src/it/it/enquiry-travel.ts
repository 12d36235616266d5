/** Questions about flights, trains, luggage and trips: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_IT: Words = {
  'it.ask.luggage': {
    says: 'Denunci subito al banco in aeroporto e tenga il foglio (PIR). Scriva alla compagnia entro 7 giorni per danni, 21 per ritardo. Dopo 21 giorni è persa. Può chiedere fino a 1.519 unità (DSP), entro due anni.',
  },
  'it.ask.train-late': {
    says: 'Chieda il rimborso alla ferrovia entro tre mesi. Un’ora di ritardo dà il 25% del biglietto, due ore il 50%, salvo cause esterne. Alcuni treni locali hanno altre regole.',
  },
  'it.ask.flight': {
    says: 'Di regola sì: per tre ore di ritardo o cancellazione tardiva, da 250 a 600 € secondo la distanza, salvo cause esterne. Anche pasti e un altro volo o il rimborso.',
  },
  'it.ask.trip-cancelled': {
    says: 'Se l’organizzatore annulla un pacchetto, deve rendere tutto entro 14 giorni. Non deve accettare un voucher. Può chiedere anche i danni, salvo troppo pochi iscritti o un fatto fuori dal suo controllo.',
  },
}
