/** The Italian words of the rows in ../traffic-citations.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_CITATIONS_IT: Words = {
  'us.ticket.de-surcharge': {
    says: 'Nel Delaware si possono aggiungere a una multa solo le somme che dice la legge. Si faccia spiegare ognuna.',
  },
  'us.ticket.ca-declaration': {
    says: 'In California può contestare una violazione stradale per iscritto, senza andare in tribunale (trial by written declaration).',
  },
  'us.ticket.fl-thirty': {
    says: 'In Florida ha 30 giorni da una multa stradale per pagare, scegliere un corso di guida o chiedere un’udienza.',
  },
  'us.ticket.fl-camera': {
    says: 'In Florida un avviso della telecamera al semaforo rosso le dà 60 giorni per pagare, indicare un altro guidatore o chiedere un’udienza.',
  },
  'us.ticket.tx-camera': {
    says: 'In Texas, per una legge del 2019, le città non possono multare i guidatori con telecamere al semaforo rosso.',
  },
  'us.ticket.ma-citation': {
    says: 'In Massachusetts ha 20 giorni da una multa stradale per pagarla o chiedere un’udienza.',
  },
  'us.ticket.wa-response': {
    says: 'Nello stato di Washington può rispondere a una violazione (infraction) in tre modi: pagare, spiegare o contestarla a un’udienza. L’avviso dà i giorni.',
  },
}
