/** Questions about a daily benefit insurance that stops paying: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_BENEFIT_IT: Words = {
  'ch.ask.daily-benefit-stopped': {
    says: 'Scriva che non è d’accordo e chieda il rapporto medico e la clausola. Il Suo medico risponda punto per punto. Se deve cambiare lavoro, l’assicuratore di solito deve avvisare e dare alcuni mesi. Poi il tribunale, in quasi tutti i cantoni quello delle assicurazioni: gratis, semplice, e il giudice accerta i fatti. Avvisi il datore e si iscriva all’URC per ciò che può ancora fare.',
  },
}
