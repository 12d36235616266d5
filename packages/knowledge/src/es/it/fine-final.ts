/** The Italian words of Spain: fine final. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_FINAL_IT: Words = {
  'es.fine-final.rights': {
    says: 'La metà del prezzo non vale più. Può pagare, chiedere un riesame entro un mese, o andare dal giudice entro due.',
  },
  'es.fine-final.reality': {
    says: 'L’ufficio ha deciso. Un riesame o un giudice può ancora annullarla, se ha prove o se la pratica ha un errore.',
  },
  'es.fine-final.pay-days': {
    says: 'Non possono pignorare subito i soldi. Prima ha 15 giorni per pagare. Solo dopo arriva una richiesta con sovrattassa.',
  },
  'es.fine-final.option-review': {
    says: 'Scriva allo stesso ufficio (recurso de reposición). Non valgono prove che poteva mandare prima. Se non c’è risposta in un mese è un no, e può andare dal giudice.',
    title: 'Chiedere un riesame',
    cost: 'Nulla.',
    time: 'Un mese per mandarlo.',
    risk: 'Intanto la multa si può ancora riscuotere.',
    bestFor: 'Non hanno risposto ai Suoi motivi, o la Sua prova è nuova.',
  },
  'es.fine-final.option-pay': {
    says: 'Paghi sul sito ufficiale, in banca o alla posta. Se non può, chieda le rate prima della sovrattassa.',
    title: 'Pagare la multa',
    cost: 'La somma intera.',
    time: 'Minuti.',
    risk: 'Dopo altri 15 giorni si aggiunge una sovrattassa.',
    bestFor: 'La multa è giusta.',
  },
}
