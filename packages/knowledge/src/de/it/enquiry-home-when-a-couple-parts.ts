/** Questions about who leaves the home when a couple parts: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_WHEN_A_COUPLE_PARTS_IT: Words = {
  'de.ask-family.who-leaves': {
    says: 'No. Finché siete sposati entrambi possono restare, di chiunque sia la casa o il contratto. Nessuno può mandare via l’altro. Il tribunale della famiglia può darla a uno solo per evitare gravi disagi, soprattutto per i figli o dopo violenza. Non vada via in fretta: dopo sei mesi senza dir nulla può perdere il diritto a tornare. Parli con il Jugendamt e un avvocato.',
  },
}
