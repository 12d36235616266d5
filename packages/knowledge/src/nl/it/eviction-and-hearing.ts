/** Le jour de l’expulsion, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_AND_HEARING_IT: Words = {
  'nl.evict.want': {
    says: 'Un ufficiale Le ordina di lasciare la casa, per una sentenza.',
  },
  'nl.evict.reality': {
    says: 'È urgente: un giudice ha deciso. Nel giorno indicato può avvenire lo sfratto, se un giudice non lo ferma e non c’è un accordo.',
  },
  'nl.evict.right-three-days': {
    says: 'Prima di uno sfratto un ufficiale giudiziario (deurwaarder) deve consegnarle un ordine di uscire entro tre giorni. Deve dire il giorno.',
  },
  'nl.evict.right-stop': {
    says: 'Un giudice può fermare o rinviare uno sfratto in una causa rapida (executiegeschil). Chiami oggi un avvocato o lo sportello legale (Juridisch Loket).',
  },
  'nl.evict.step-today': {
    says: 'Non aspetti il giorno. Chiami oggi un avvocato o il Juridisch Loket, e chieda all’ufficiale più tempo o un piano.',
  },
  'nl.evict.option-stop': {
    says: 'Un avvocato chiede una causa veloce (executiegeschil) contro lo sfratto.',
    title: 'Chiedere a un giudice di fermarlo o rinviarlo',
    cost: 'Una piccola parte dell’avvocato con poco reddito.',
    time: 'Prima del giorno dello sfratto.',
    risk: 'Il giudice può dire no.',
    bestFor: 'C’è un errore chiaro o un nuovo grave bisogno.',
  },
  'nl.evict.right-pause': {
    says: 'Mentre riceve aiuto per i debiti, un giudice può fermare uno sfratto o un distacco fino a sei mesi. Deve poter pagare l’affitto o le bollette nuove.',
  },
  'nl.evict.right-one-month': {
    says: 'Se la causa è per affitto dovuto, il giudice può darle fino a un mese in più per pagarlo.',
  },
  'nl.court.right-own-check': {
    says: 'Quando una ditta cita un consumatore, il giudice controlla se le clausole sono giuste. Controlla anche se la ditta Le ha detto tutto ciò che doveva. Se no, la somma può scendere.',
  },
  'nl.court.know-costs': {
    says: 'Chi perde paga di solito le spese dell’altra parte, secondo tariffe fisse. Un accordo prima dell’udienza ne risparmia una parte.',
  },
  'nl.home.right-sale': {
    says: 'Una vendita non è un motivo per chiudere l’affitto. Chi compra diventa il Suo locatore; canone e diritti restano gli stessi.',
  },
}
