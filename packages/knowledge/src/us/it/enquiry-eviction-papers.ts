/** Questions about eviction papers of a court: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_PAPERS_IT: Words = {
  'us.fact.eviction-papers': {
    says: 'Non deve andarsene ora: solo un agente con un ordine del giudice può mandarla fuori. Cerchi nelle carte il giorno per rispondere o per presentarsi. In alcuni Stati sono cinque giorni o meno. Risponda o vada entro quel giorno, o perde senza udienza. Dica che cosa ha pagato e che cosa non fu mai riparato. Chieda di non pagare la tassa (fee waiver) e chiami oggi legal aid.',
  },
  'us.state.ca.ask-eviction-papers': {
    says: 'In California ha dieci giorni di tribunale per depositare una risposta (answer), dal giorno in cui Le diedero le carte. I fine settimana e le feste del tribunale non contano. Usi il modulo UD-105, e FW-001 per non pagare la tassa. Il giudice fissa un giorno solo dopo. Senza risposta perde. Lo scriva se presero l’affitto dopo l’avviso o non ripararono mai la casa. Solo lo sceriffo con un ordine del giudice può mandarla fuori.',
  },
  'us.state.fl.ask-eviction-papers': {
    says: 'Non è finita. In Florida ha cinque giorni per rispondere per iscritto, senza fine settimana e feste. Se si tratta di affitto, in quel tempo deve anche versarlo al tribunale, o chiedere al giudice di fissare la somma. Se no, perde senza udienza. Solo lo sceriffo con un ordine del giudice può mandarla fuori. Chiami oggi legal aid.',
  },
  'us.state.ga.ask-eviction-papers': {
    says: 'Non è finita. In Georgia ha sette giorni per rispondere da quando arrivarono le carte, anche se lasciate sulla porta. Può rispondere per iscritto o dirlo al cancelliere (clerk). Senza risposta perde. Se si tratta di affitto, pagarlo tutto con le spese nei sette giorni quasi sempre chiude il caso, una volta l’anno. Solo un agente con un ordine del giudice può mandarla fuori.',
  },
  'us.state.ny.ask-eviction-papers': {
    says: 'Non è finita. A New York una causa per affitto non pagato Le dà dieci giorni per rispondere da quando arrivarono le carte. Può farlo dal cancelliere (clerk), anche a voce. Una causa holdover indica invece un giorno: ci vada. Se non fa nessuna delle due cose, perde. Dica che cosa ha pagato e che cosa non fu mai riparato. Nella città di New York chiami il 311 per un avvocato gratis. Solo un marshal o sceriffo con un ordine del giudice può mandarla fuori.',
  },
}
