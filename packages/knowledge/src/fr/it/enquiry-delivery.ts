/** The Italian words of the rows in ../enquiry-delivery.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DELIVERY_WORDS: Words = {
  'fr.ask-buy.delivery': {
    says: 'Fissi per iscritto una nuova data. Se passa, annulli e chieda i soldi: devono arrivare in 14 giorni. Il venditore risponde del corriere. Un tracciamento che dice «consegnato» non prova che Lei l’ha ricevuto.',
  },
}
