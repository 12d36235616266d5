/** Questions about a contract that a child has made: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDS_CONTRACT_IT: Words = {
  'nl.ask.childs-contract': {
    says: 'No, di solito. Un minore di 18 anni ha bisogno del sì di un genitore. Senza, può annullarlo: scriva alla ditta che lo annulla come genitore, con l’età, e chieda i soldi. Diverso per piccole cose usuali a quell’età. È stata usata la Sua carta o il telefono? Usi anche il modulo di Google, Apple o dell’operatore e blocchi. Contesti ogni recupero.',
  },
}
