/** Questions about a fine of an office that pays benefits: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_FINE_IT: Words = {
  'nl.ask.benefit-fine': {
    says: 'Si opponga entro sei settimane, gratis, alla multa e alla somma richiesta. Sono due decisioni. La multa deve corrispondere alla colpa e ai mezzi. Senza colpa niente multa. Dica con prove che cosa ha segnalato e quando. Il di più di solito si rende, a rate secondo il reddito.',
  },
}
