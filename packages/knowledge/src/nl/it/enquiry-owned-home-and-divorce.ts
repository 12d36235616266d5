/** Questions about who stays in an owned home when a couple parts: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNED_HOME_AND_DIVORCE_IT: Words = {
  'nl.ask.owned-home-divorce': {
    says: 'No. Finché siete sposati, l’altro non può mandarla via, di chiunque sia la casa, né venderla senza la Sua firma. Un avvocato può chiedere al giudice in poche settimane che Lei e i figli restiate soli per ora (voorlopige voorziening), e denaro. Dopo il divorzio può dare altri sei mesi. Mai sposati e non proprietario? La protezione è molto minore: chieda consiglio oggi.',
  },
}
