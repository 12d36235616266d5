/** Beliefs about private parking charges to correct: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_BELIEFS_IT: Words = {
  'gb.parking.myth-fine': {
    says: 'Una richiesta di parcheggio privato non è una multa e non porta precedenti penali. È una richiesta di soldi per un contratto.',
  },
  'gb.parking.myth-ignore': {
    says: 'Ignorarla è un rischio. Le ditte vanno davvero in tribunale. Se ignora gli atti, possono vincere senza udienza.',
  },
  'gb.parking.myth-bailiffs': {
    says: 'Una ditta di parcheggio o di recupero non può mandare da sola ufficiali giudiziari (bailiffs). Prima deve vincere in tribunale. Possono venire solo se poi Lei non paga la sentenza.',
  },
  'gb.parking.myth-credit': {
    says: 'Una lettera di parcheggio non va nella Sua scheda di credito. Ci va una sentenza, a meno che la paghi tutta entro un mese.',
  },
  'gb.parking.myth-clamp': {
    says: 'Bloccare o rimuovere un’auto su terreno privato è un reato, se la legge non dà quel potere. Lo dà per esempio alla polizia o alla DVLA.',
  },
}
