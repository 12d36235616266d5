/** Questions about the list for a home from the council: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_LIST_IT: Words = {
  'ie.ask.housing-list': {
    says: 'Faccia domanda al comune (council) con il modulo e tutte le carte. Per lo più deve decidere entro 12 settimane. Se chiede altro, lei ha quattro settimane. Se dice no, faccia ricorso lì per iscritto. Poi l’Ombudsman è gratis. Una volta in lista può chiedere HAP per affittare da un privato. Se rifiuta due offerte in un anno, può perdere il posto per un po’.',
  },
}
