/** The German words of the rows in ../enquiry-credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_REFUSED_DE: Words = {
  'de.ask-credit.refused': {
    says: 'Fragen Sie die Bank, welche Daten sie genutzt hat, und die Auskunftei nach der kostenlosen Datenkopie. Hat allein ein Score entschieden, können Sie verlangen, dass ein Mensch neu prüft. Falsche Einträge müssen berichtigt oder gelöscht werden.',
  },
  'de.ask-credit.right-correct': {
    says: 'Falsche Daten müssen berichtigt werden, grundlos gespeicherte gelöscht. Das kostet nichts. Schreiben Sie an die Auskunftei und an die Firma, die gemeldet hat.',
  },
}
