/** The German words of the rows in ../enquiry-delivery.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DELIVERY_WORDS: Words = {
  'fr.ask-buy.delivery': {
    says: 'Setzen Sie schriftlich ein neues Datum. Verstreicht es, treten Sie zurück und verlangen Sie Ihr Geld: Es muss binnen 14 Tagen kommen. Der Verkäufer haftet für den Paketdienst. Eine Sendungsverfolgung mit „zugestellt“ beweist nicht, dass Sie es bekommen haben.',
  },
}
