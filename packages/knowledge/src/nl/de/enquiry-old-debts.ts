/** The German words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_DE: Words = {
  'nl.ask.old': {
    says: 'Die meisten Schulden sind nach fünf Jahren zu alt, Rechnungen für Waren oft nach zwei. Eine schriftliche Mahnung kann die Zeit neu starten. Sie müssen es selbst sagen.',
    dependsOn: 'wofür sie ist und welche Briefe kamen',
  },
}
