/** Questions about a child who was taken far away: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVED_CHILD_IT: Words = {
  'nz.ask.child-abroad': {
    says: 'Agisca oggi. Un genitore non può portare un figlio all’estero o lontano senza consenso dell’altro o del giudice. È già in Australia o in un paese dell’Aia? Chiami la Central Authority al Ministry of Justice; chiede lì il ritorno, gratis, entro un anno. È ancora qui? Chieda al Family Court un ordine urgente e un allarme alla frontiera. Avvocato, legal aid.',
  },
}
