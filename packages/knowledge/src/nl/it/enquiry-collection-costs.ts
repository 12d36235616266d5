/** The Italian words of the rows in ../enquiry-collection-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_IT: Words = {
  'nl.ask.costs': {
    says: 'Prima deve ricevere un sollecito gratis con 14 giorni. Poi al massimo il 15 % dei primi 2.500 €, con un minimo di 40 €.',
    dependsOn: 'le lettere che ha ricevuto',
  },
  'nl.ask.collector-letter': {
    says: 'Controlli prima: è Sua, la somma è giusta, ha più di cinque anni? I costi valgono solo dopo una lettera con 14 giorni. La ditta deve essere registrata. Contesti per iscritto o offra un piano. Non può pignorare nulla.',
  },
}
