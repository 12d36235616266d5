/** The Italian words of Spain: enquiry first. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_IT: Words = {
  'es.ask.seize-without-judge': {
    says: 'Un recupero crediti non può pignorare stipendio, conto o cose senza un tribunale. Chieda per iscritto contratto, conteggio e prova dell’acquisto. Controlli se è prescritto: di solito cinque anni dall’ultima richiesta o pagamento. Prima non paghi e non riconosca nulla. Gli interessi della carta possono essere usura. Solo per scritto; segnali all’AEPD chiamate al lavoro e un ASNEF sbagliato.',
  },
  'es.ask.eviction-day': {
    says: 'Vada all’udienza e chieda oggi un avvocato gratis (abogado de oficio). Chieda ai servizi sociali di riferire al giudice che è in difficoltà: può fermare lo sfratto.',
  },
  'es.ask.landlord-letter-out': {
    says: 'Una lettera del locatore non chiude il Suo contratto. Solo un giudice può farla andare via. Risponda per iscritto e chieda un consiglio gratis.',
  },
}
