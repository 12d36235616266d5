/** The Spanish words of the rows in ../enquiry-first.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_WORDS: Words = {
  'es.ask.seize-without-judge': {
    says: 'Una empresa de recobro no puede embargar nada sin un juzgado. Pida prueba de la deuda y mire si es demasiado antigua antes de pagar.',
  },
  'es.ask.eviction-day': {
    says: 'Vaya al juicio y pida hoy un abogado de oficio. Pida a servicios sociales que informen al juzgado de que es vulnerable: puede parar el desahucio.',
  },
  'es.ask.landlord-letter-out': {
    says: 'Una carta del casero no termina su contrato. Solo un juez puede hacer que se vaya. Conteste por escrito y pida consejo gratis.',
  },
}
