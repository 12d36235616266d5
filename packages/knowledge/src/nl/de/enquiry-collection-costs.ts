/** The German words of the rows in ../enquiry-collection-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_DE: Words = {
  'nl.ask.costs': {
    says: 'Zuerst muss eine kostenlose Mahnung mit 14 Tagen kommen. Danach höchstens 15 % der ersten 2.500 €, mindestens 40 €.',
    dependsOn: 'welche Briefe Sie bekamen',
  },
}
