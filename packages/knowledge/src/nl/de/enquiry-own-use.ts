/** The German words of the rows in ../enquiry-own-use.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_USE_DE: Words = {
  'nl.ask.own-use': {
    says: 'Bleiben Sie, und schreiben Sie, dass Sie nicht einverstanden sind. Der Vermieter muss vor Gericht dringenden Eigenbedarf beweisen, und dass Sie eine andere passende Wohnung finden können. Die Frist ist drei bis sechs Monate. Müssen Sie gehen, verlangen Sie die Umzugskosten.',
  },
}
