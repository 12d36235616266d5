/** Questions about violence and control by a partner: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_NL: Words = {
  'ca.ask.violent-partner': {
    says: 'Bij gevaar belt u 911. Een familierechter kan bevelen dat de persoon bij u en uw huis wegblijft, in veel provincies nog dezelfde dag. De politie kan helpen het te vragen. Ook een strafrechter kan helpen (peace bond), maar dat duurt langer. Zo’n bevel overtreden is een misdrijf. Zoek opvang via sheltersafe.ca of bel 211.',
  },
}
