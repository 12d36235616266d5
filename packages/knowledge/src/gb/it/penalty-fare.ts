/** A penalty fare of a train company: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_FARE_IT: Words = {
  'gb.fare.want': {
    says: 'La società dice che non aveva un biglietto valido. Vuole la penale e il prezzo, o il Suo ricorso, entro 21 giorni.',
  },
  'gb.fare.reality': {
    says: 'Un penalty fare non è una multa penale e non lascia precedenti. La società può chiederlo come debito.',
  },
  'gb.fare.right-appeal': {
    says: 'Ha 21 giorni per ricorrere a un comitato indipendente. È gratis. Dopo un no ci sono altre due fasi.',
  },
  'gb.fare.right-no-ticket-sold': {
    says: 'Non possono chiederlo se dove è salito non si poteva comprare il biglietto, o se mancavano i cartelli.',
  },
  'gb.fare.step': {
    says: 'Scelga prima del giorno 21: pagare la somma minore o ricorrere con le prove. Il ricorso ferma il termine.',
  },
  'gb.fare.warning': {
    says: 'Se non fa nulla, la società può aggiungere spese o avviare una causa penale per il viaggio. Non lo lasci stare.',
  },
  'gb.fare.option-appeal': {
    title: 'Fare ricorso',
    says: 'Dica che cosa è successo con prove: foto della macchina, prenotazione, estratto conto o certificato.',
    cost: 'Nulla.',
    time: "Un'ora ora, poi alcune settimane.",
    risk: 'Se perde, paga quanto chiesto.',
    bestFor: 'Non poteva comprare il biglietto, lo aveva, o aveva un motivo forte.',
  },
}
