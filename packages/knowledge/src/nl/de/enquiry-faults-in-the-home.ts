/** Questions about faults in a rented home: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTS_IN_THE_HOME_DE: Words = {
  'nl.ask.repairs': {
    says: 'Melden Sie es schriftlich und geben Sie dem Vermieter sechs Wochen. In einer regulierten Wohnung kann die Huurcommissie dann die Miete senken, sonst ein Richter. Hören Sie nicht einfach auf zu zahlen.',
  },
}
