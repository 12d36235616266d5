/** The German words of the rows in ../enquiry-bank-fees.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FEES_WORDS: Words = {
  'fr.ask-buy.bank-fees': {
    says: "Eine Bearbeitungsgebühr (commission d'intervention) beträgt höchstens 8 € je Mal und 80 € im Monat. Eine abgelehnte Lastschrift: höchstens 20 €. Kunden in schwieriger Lage zahlen weniger.",
    dependsOn: 'die Art der Gebühr',
  },
}
