/** The German words of the rows in ../late-interest.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_INTEREST_DE: Words = {
  'nl.late.right-interest': {
    says: 'Nennt der Vertrag keinen anderen Satz, dürfen sie nur gesetzliche Zinsen (wettelijke rente) für die Tage der Verspätung verlangen.',
  },
  'nl.late.right-demand': {
    says: 'Bevor Sie rechtlich in Verzug sind, brauchen Sie meist eine schriftliche Mahnung mit fairer Frist. Anders ist es, wenn ein letzter Tag vereinbart war.',
  },
}
