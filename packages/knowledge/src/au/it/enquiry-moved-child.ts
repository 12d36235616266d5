/** Questions about a child who was taken far away: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVED_CHILD_IT: Words = {
  'au.ask.child-moved': {
    says: 'Agisca ora; aspettare nuoce. Scriva con calma e chieda il ritorno e una mediazione. Un avvocato può chiedere al Federal Circuit and Family Court un ordine urgente, anche una recovery order. In urgenza non serve il foglio di mediazione. Legal Aid o 1800 050 321. Se possono lasciare l’Australia, chieda subito l’airport watch list. In pericolo: 000.',
  },
}
