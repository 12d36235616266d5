/** Questions about stepping back from a package trip: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_TRAVEL_WORDS: Words = {
  'de.ask-buy.package-tour': {
    says: 'Prima della partenza può sempre recedere, ma di solito paga una somma che deve essere giusta. È gratis se fatti gravi sul posto impediscono il viaggio. Segnali subito i difetti sul posto e tenga prove. Poi può chiedere parte del prezzo per due anni.',
    dependsOn: 'quando e perché annulla, o che cosa non andava',
  },
}
