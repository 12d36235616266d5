/** The Italian words of the rows in ../enquiry-purchase-in-quebec.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_IN_QUEBEC_IT: Words = {
  'ca.ask.not-delivered-qc': {
    says: 'In Québec può annullare per iscritto se dopo 30 giorni dalla data promessa non arriva nulla. Il venditore ha 15 giorni per il rimborso. Se no, chieda lo storno alla Sua carta.',
  },
  'ca.ask.faulty-qc': {
    says: 'In Québec un bene deve durare un tempo giusto per il prezzo, qualunque cosa dica la garanzia. Scriva al negozio o al produttore, chieda la riparazione gratis e, se rifiuta, vada alle petites créances.',
  },
  'ca.buy.right-used-car-qc': {
    says: 'In Québec un commerciante deve per legge una garanzia su un’auto usata più nuova: sei, tre o un mese, secondo età e chilometri. Oltre cinque anni o 80 000 km non c’è, ma l’auto deve comunque durare un tempo giusto.',
  },
}
