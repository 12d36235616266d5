/** Rights of whoever got a public fine: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_RIGHTS_WORDS: Words = {
  'de.public.fine-right-limit': {
    says: 'La maggior parte delle infrazioni stradali si prescrive in sei mesi. Fino all’estate 2026 erano per lo più tre. La lettera di audizione o la multa fa ripartire il termine.',
  },
  'de.public.fine-right-keeper': {
    says: 'Si multa solo chi guidava. Per il parcheggio il titolare può dover pagare le spese se il conducente resta ignoto.',
  },
  'de.public.fine-right-restore': {
    says: 'Era in vacanza? Entro una settimana dal ritorno chieda la rimessione in termini (Wiedereinsetzung), e si opponga.',
  },
  'de.public.fine-right-file': {
    says: 'Ha il diritto di vedere il fascicolo, con la foto e i dati della misura.',
  },
  'de.public.fine-right-ban': {
    says: 'Il divieto di guida può diventare una multa più alta se costa il lavoro o colpisce troppo. Senza divieti da due anni può scegliere l’inizio entro quattro mesi.',
  },
  'de.public.fine-right-red-light': {
    says: 'Se nessuno era in pericolo, il mese di divieto di guida c’è solo oltre un secondo di rosso. Faccia controllare la misura: pochi decimi possono decidere.',
  },
}
