/** The Italian words of Spain: enquiry first. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_IT: Words = {
  'es.ask.seize-without-judge': {
    says: 'Un esattore non può pignorare nulla senza un tribunale. Chieda le prove del debito, e controlli se è troppo vecchio prima di pagare.',
  },
  'es.ask.eviction-day': {
    says: 'Vada all’udienza e chieda oggi un avvocato gratis (abogado de oficio). Chieda ai servizi sociali di riferire al giudice che è in difficoltà: può fermare lo sfratto.',
  },
  'es.ask.landlord-letter-out': {
    says: 'Una lettera del locatore non chiude il Suo contratto. Solo un giudice può farla andare via. Risponda per iscritto e chieda un consiglio gratis.',
  },
}
