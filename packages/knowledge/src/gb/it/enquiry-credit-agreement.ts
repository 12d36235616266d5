/** Questions about credit: lost agreements, default notices, refused offers and withdrawing. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_AGREEMENT_IT: Words = {
  'gb.ask-debt.offer-refused': {
    says: 'Non sono obbligati ad accettare un’offerta. Ma un creditore deve trattarla in modo giusto nelle difficoltà e pensare a quanto può pagare. Mandi un bilancio con l’offerta, continui a pagare quanto può, e chieda aiuto a un consulente gratuito.',
  },
  'gb.ask-debt.agreement-lost': {
    says: 'Per una carta, un prestito o un catalogo devono mandare una copia fedele se Lei la chiede e paga £1. Fino ad allora nessun tribunale può farlo valere. Il debito non è nullo, e non serve che una copia mostri la Sua firma.',
    dependsOn: 'che tipo di debito è',
  },
  'gb.ask-debt.default-not-judgment': {
    says: 'Sono due cose. Un avviso di inadempienza (default notice) viene dal creditore e Le dà almeno 14 giorni per rimediare. Una sentenza viene solo da un tribunale, dopo una causa a cui Lei può rispondere.',
  },
  'gb.ask-debt.withdraw-loan': {
    says: 'Può recedere dalla maggior parte dei crediti personali entro 14 giorni da quando firma o riceve la copia. Lo dica per iscritto a chi ha prestato. Poi restituisca la somma entro 30 giorni, con gli interessi di quei giorni. Per un mutuo è diverso.',
  },
}
