/** Questions about an old bill with no judgment: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_BILL_DE: Words = {
  'nl.ask.old-no-judgment': {
    says: 'Zahlen und versprechen Sie noch nichts. Die meisten Rechnungen verjähren nach fünf Jahren, wenn zwischendurch niemand schriftlich gemahnt hat, Käufe im Laden nach zwei. Schreiben Sie: „Ich berufe mich auf Verjährung (ik beroep mij op verjaring). Schicken Sie mir jede Mahnung mit Datum und ein Urteil, falls es eins gibt.“ Ein Urteil gilt 20 Jahre. Kommt eine Ladung, sagen Sie es auch dem Richter.',
  },
}
