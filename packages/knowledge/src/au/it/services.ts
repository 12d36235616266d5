/** Services: care and skill, phone and internet: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICES_IT: Words = {
  'au.buy.right-services': {
    says: 'I servizi devono essere fatti con cura, adatti a quello che ha chiesto e in un tempo giusto.',
  },
  'au.services.right-care': {
    says: 'I servizi ai consumatori devono essere fatti con cura, adatti allo scopo concordato e in un tempo giusto.',
  },
  'au.buy.right-telco': {
    says: 'Una società di telefono o internet di solito ha 15 giorni lavorativi per occuparsi del Suo reclamo. Poi il Telecommunications Industry Ombudsman lo esamina gratis.',
  },
}
