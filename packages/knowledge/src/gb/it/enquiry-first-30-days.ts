/** The Italian words of the rows in ../enquiry-first-30-days.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_30_DAYS_IT: Words = {
  'gb.ask-consumer.faulty-30-days': {
    says: 'Se è difettoso, può rifiutarlo entro 30 giorni e riavere tutti i soldi. Lo scriva ora al venditore. Il venditore deve rimborsarla entro 14 giorni da quando accetta.',
  },
  'gb.ask-consumer.repair-first-30-days': {
    says: 'No. Nei primi 30 giorni può rifiutare prodotti difettosi e riavere tutti i soldi. Se sceglie una riparazione, quei giorni si fermano mentre la fanno. Scriva al venditore.',
  },
  'gb.ask-consumer.faulty-29-days': {
    says: 'Sì, se l’ha detto al venditore entro 30 giorni da quando l’ha ricevuto. La legge dà 30 giorni per rifiutare prodotti difettosi, non 28, e senza riparazione prima. Scriva oggi al venditore con le due date.',
  },
}
