/** Questions about violence and control by a partner: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_IT: Words = {
  'au.ask.violent-partner': {
    says: 'In pericolo chiami lo 000. Un tribunale può ordinare alla persona di lasciarla in pace o di stare fuori casa. La polizia può chiederlo per lei, o lei stessa al tribunale locale. Se è urgente, l’ordine può venire prima e l’udienza dopo. Violarlo è reato, e vale in ogni stato. Aiuto gratis giorno e notte: 1800 737 732.',
  },
}
