/** Questions about a degree of disability that is too low: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEGREE_OF_DISABILITY_IT: Words = {
  'de.ask-benefit.degree-of-disability': {
    says: 'Si opponga per iscritto entro un mese; basta una frase ed è gratis. Chieda gli atti con i referti. Poi spieghi con i medici che cosa non può più fare ogni giorno: conta più del nome della malattia. Con 30 o 40 può chiedere l’equiparazione all’Agentur für Arbeit, che protegge il posto. Dopo, il tribunale sociale è gratis. Aiuta il VdK o SoVD.',
  },
}
