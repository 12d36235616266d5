/** Questions about a traffic fine that was paid: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_PAID_NL: Words = {
  'fr.ask-buy.fine-paid': {
    says: 'Meestal ja. Betalen geldt als toegeven: de zaak is gesloten en de punten gaan van het rijbewijs van de genoemde persoon. Dan is het te laat om iemand anders te noemen. Betaal de volgende keer niet eerst: noem de bestuurder binnen 45 dagen op antai.gouv.fr. Een cursus (stage) geeft één keer per jaar tot vier punten terug.',
  },
}
