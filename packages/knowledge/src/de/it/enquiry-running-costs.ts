/** Questions about bills for running costs and cable television: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_COSTS_WORDS: Words = {
  'de.ask-home.running-costs': {
    says: 'Deve arrivare entro dodici mesi dalla fine del suo anno. Ha dodici mesi per contestare, e prima può vedere le ricevute.',
    dependsOn: 'se il conguaglio è arrivato in tempo ed è giusto',
  },
  'de.ask-home.cable-fee': {
    says: 'Dal 1º luglio 2024 la tv via cavo non può più stare nelle spese. La deve solo con un contratto Suo. La tolga dal conto e scriva perché.',
  },
}
