/** The Italian words of the rows in ../city-parking-tickets.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITY_PARKING_TICKETS_IT: Words = {
  'us.ticket.ca-parking': {
    says: 'In California può chiedere un primo esame gratis entro 21 giorni da una multa di parcheggio, o 14 giorni da un avviso per posta. Poi viene un’udienza.',
  },
  'us.ticket.ny-parking': {
    says: 'A New York City ha 30 giorni per rispondere a una multa di parcheggio prima che le spese crescano. Può chiedere un’udienza online o per posta.',
  },
  'us.ticket.tx-parking': {
    says: 'In Texas può chiedere un’udienza su una multa di parcheggio della città, e fare ricorso al municipal court.',
  },
  'us.ticket.il-parking': {
    says: 'In Illinois un comune deve offrire un’udienza su una multa di parcheggio o telecamera, di persona o per posta.',
  },
  'us.ticket.nj-parking': {
    says: 'Nel New Jersey una multa di parcheggio va al municipal court. Lì può dichiararsi non colpevole (not guilty).',
  },
  'us.ticket.ma-parking': {
    says: 'In Massachusetts ha 21 giorni per pagare o contestare una multa di parcheggio.',
  },
  'us.ticket.oh-parking': {
    says: 'In Ohio può rispondere a una multa di parcheggio pagando, spiegando o negando, e chiedere un’udienza.',
  },
  'us.ticket.pa-parking': {
    says: 'In Pennsylvania può dichiararsi non colpevole per una multa di parcheggio ed essere ascoltato. A Philadelphia la contesta al Bureau of Administrative Adjudication.',
  },
}
