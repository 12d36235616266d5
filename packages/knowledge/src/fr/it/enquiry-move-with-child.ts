/** Questions about a parent who moves away with the children: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_IT: Words = {
  'fr.ask-family.move-child': {
    says: 'Il genitore che si trasferisce deve avvisare l’altro in tempo se cambia i giorni con i figli. Non è d’accordo? Vada subito dal giudice della famiglia (JAF), prima del trasloco: ci sono date urgenti. Il giudice decide dove vive il bambino, divide i costi di viaggio e può cambiare la somma. Fino ad allora vale la sentenza. Se teme una partenza all’estero, chieda il divieto (IST).',
  },
}
