/** Questions about how many years of card interest come back: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_YEARS_ES: Words = {
  'es.ask.card-years': {
    says: 'Que es usura se puede pedir en cualquier momento, también con la tarjeta ya cancelada. Pero el Tribunal Supremo dijo en marzo de 2025 hasta dónde vuelve el dinero. Son unos cinco años antes de su primera reclamación escrita. Reclame ya por escrito, con prueba de que llegó: eso para el plazo. Pida todos los extractos desde el primer día. Si aún debe, devuelve solo lo que recibió.',
  },
}
