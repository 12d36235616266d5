/** Questions about an old bill with no judgment: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_BILL_IT: Words = {
  'nl.ask.old-no-judgment': {
    says: 'Non paghi e non prometta nulla ancora. Quasi tutte le fatture si prescrivono in cinque anni se nessuno ha sollecitato per iscritto, gli acquisti in negozio in due. Scriva: «Eccepisco la prescrizione (ik beroep mij op verjaring). Mandatemi ogni sollecito con la data e la sentenza, se c’è». Una sentenza vale 20 anni. Se arriva una citazione, lo dica anche al giudice.',
  },
}
