/** Questions about a job that passes to a new employer: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_EMPLOYER_DE: Words = {
  'ie.ask.tupe': {
    says: 'Nein. Geht Ihre Arbeit auf eine neue Firma über, gehen Stelle, Lohn, Bedingungen und Dienstjahre mit. Man darf Sie deswegen nicht entlassen, und Änderungen deswegen binden nicht. Beide Firmen müssen informieren und beraten, meist 30 Tage vorher. Schreiben Sie, dass Ihre Bedingungen bleiben. Dann binnen sechs Monaten kostenlos zur WRC.',
  },
}
