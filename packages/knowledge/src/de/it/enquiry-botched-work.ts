/** Questions about bad work of a tradesman: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_IT: Words = {
  'de.ask-buy.botched-work': {
    says: 'Non accetti il lavoro (Abnahme). Elenchi i difetti con foto e dia un tempo giusto. Fino ad allora può trattenere circa il doppio del costo di riparazione. Passato il termine: lo faccia fare ad altri a loro spese, paghi meno, o receda se è grave. Paghi la parte non contestata.',
  },
}
