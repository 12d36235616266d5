/** Questions about violence and control by a partner: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_IT: Words = {
  'nz.ask.violent-partner': {
    says: 'In pericolo chiami il 111. Il tribunale della famiglia può dare un ordine di protezione (protection order): la persona non può farle del male né contattarla. Se è urgente, il giudice decide senza avvisarla prima, per lo più in un giorno. La polizia può anche allontanarla per qualche giorno. Un avvocato o Women’s Refuge aiuta a chiederlo: 0800 733 843, gratis, giorno e notte.',
  },
}
