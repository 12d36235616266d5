/** Questions about a call to serve on a jury: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JURY_DUTY_DE: Words = {
  'us.ask-life.jury': {
    says: 'Antworten Sie bis zum Datum. Sie können es meist einmal verschieben oder wegen Notlage oder Pflege um Befreiung bitten. Ihr Arbeitgeber darf Sie wegen des Dienstes nicht entlassen.',
  },
}
