/** The Italian words of the rows in ../trade-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRADE_BILL_IT: Words = {
  'de.trade.right-estimate': {
    says: 'Se costa molto più del preventivo, devono dirlo subito. Altrimenti possono perdere l’eccesso.',
  },
  'de.trade.right-price': {
    says: 'Nessun prezzo concordato? È dovuto solo quello usuale. Più del doppio può essere nullo (Wucher).',
  },
  'de.trade.right-faults': {
    says: 'Lavoro difettoso? Può trattenere il doppio del costo di riparazione finché non è a posto. Prima fissi un termine scritto.',
  },
  'de.trade.right-withdraw': {
    says: 'Contratto fatto a casa? Di solito 14 giorni per recedere, salvo la riparazione urgente chiesta.',
  },
  'de.trade.step': {
    says: 'Confronti ore, materiale e viaggio con l’accordo. Paghi il giusto e contesti il resto per iscritto.',
  },
  'de.trade.option': {
    says: 'Chieda alla camera degli artigiani (Handwerkskammer) di mediare.',
    title: 'Mediazione gratuita',
    cost: 'Gratis o economico.',
    time: 'Alcune settimane.',
    risk: 'Nessuno.',
    bestFor: 'Prezzo o qualità in dubbio.',
  },
}
