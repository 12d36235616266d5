/** Questions about reasons to appeal, and about an appeal that was lost: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_APPEALS_IT: Words = {
  'gb.ask-parking.blue-badge': {
    says: 'Faccia ricorso e mandi una copia del badge, fronte e retro. I comuni (councils) spesso annullano. Su un terreno privato da solo non dà un diritto. Ma la ditta deve adattare le regole alle persone disabili: citi l’Equality Act. Per il codice privato, un badge non esposto dovrebbe abbassare la somma a £20.',
  },
  'gb.ask-parking.hospital': {
    says: 'Faccia ricorso alla ditta e mandi la prova della visita o del ritardo. Chieda anche all’ospedale di annullare. Una malattia o una visita in ritardo conta a Suo favore.',
  },
  'gb.ask-parking.rejected-council': {
    says: 'Dopo un avviso di rifiuto (notice of rejection) ha 28 giorni per fare ricorso al tribunale indipendente (tribunal). È gratis. Se era solo una prima contestazione, attenda l’avviso al proprietario (notice to owner).',
  },
  'gb.ask-parking.rejected': {
    says: 'Usi il codice del rifiuto per fare ricorso a POPLA o IAS, entro l’ultimo giorno della lettera. È gratis. Risponda a ogni loro punto con prove.',
  },
  'gb.ask-parking.popla-lost': {
    says: 'Perdere a POPLA non La vincola, e solo un tribunale può farla pagare. Può pagare, o aspettare e difendersi in una causa. Se lì perde, si aggiungono spese.',
    dependsOn: 'quanto è forte il Suo caso',
  },
  'gb.ask-parking.wrong-plate': {
    says: 'Faccia ricorso e mandi la ricevuta o l’estratto conto. Per un piccolo errore di battitura il codice dice che la somma va annullata. Per un errore più grande dovrebbe scendere a £20.',
  },
  'gb.ask-parking.machine': {
    says: 'Faccia ricorso e dica che cosa non funzionava e che cosa ha provato. Aggiunga foto, schermate o registro delle chiamate. Se non c’era un modo di pagare funzionante, è un punto forte.',
  },
  'gb.ask-parking.council-or-private': {
    says: '«Penalty charge notice» o «fixed penalty» viene da un comune (council) o dalla polizia. «Parking charge notice» viene da una ditta privata e non è una multa.',
    dependsOn: 'le parole dell’avviso',
  },
}
