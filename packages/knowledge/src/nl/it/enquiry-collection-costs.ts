/** The Italian words of the rows in ../enquiry-collection-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_IT: Words = {
  'nl.ask.costs': {
    says: 'Non deve costi finché non ha ricevuto un sollecito gratuito che dava 14 giorni e indicava la somma. Mai arrivato? Paghi solo la fattura e scriva perché non paga i costi. Dopo, al massimo il 15 % dei primi 2.500 €, con un minimo di 40 €. Spese per ordine o per lettera non si aggiungono.',
    dependsOn: 'le lettere che ha ricevuto',
  },
  'nl.ask.collector-letter': {
    says: 'Controlli prima: è Sua, la somma è giusta, ha più di cinque anni? I costi valgono solo dopo una lettera con 14 giorni. La ditta deve essere registrata. Contesti per iscritto o offra un piano. Non può pignorare nulla.',
  },
}
