/** Questions about a dismissal for fault with no written charge before: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WITHOUT_CHARGE_IT: Words = {
  'it.ask.dismissed-no-charge': {
    says: 'Sì, può impugnarlo. Prima di un licenziamento disciplinare l’azienda deve mandare una contestazione scritta e lasciare cinque giorni per rispondere. Senza, non regge, e deve provare i fatti. Scriva entro 60 giorni dalla lettera, per raccomandata o PEC, che lo impugna. Poi il ricorso entro 180 giorni. Vada da un sindacato e chieda la NASpI entro 68 giorni.',
  },
}
