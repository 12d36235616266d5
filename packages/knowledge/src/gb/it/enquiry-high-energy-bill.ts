/** Questions about a bill for gas or power that looks far too high: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIGH_ENERGY_BILL_IT: Words = {
  'gb.ask-consumer.energy-bill-high': {
    says: 'Legga oggi il contatore, faccia una foto e la mandi: molte bollette sono stimate. Ne chieda una nuova, e controlli il numero del contatore e la tariffa. Non può chiedere consumi di oltre 12 mesi fa che non aveva fatturato, salvo colpa Sua. Paghi ciò che sa di consumare. Se non rimedia, reclami per iscritto. Dopo otto settimane, o con la risposta finale, l’Energy Ombudsman è gratuito.',
  },
}
