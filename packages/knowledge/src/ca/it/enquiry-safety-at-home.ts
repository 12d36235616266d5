/** Questions about violence and control by a partner: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_IT: Words = {
  'ca.ask.violent-partner': {
    says: 'In pericolo chiami il 911. Un tribunale della famiglia può ordinare alla persona di stare lontana da lei e dalla casa, in molte province lo stesso giorno. La polizia può aiutarla a chiederlo. Anche un tribunale penale può aiutare (peace bond), ma ci vuole di più. Violare l’ordine è reato. Trovi un rifugio su sheltersafe.ca o chiami il 211.',
  },
}
