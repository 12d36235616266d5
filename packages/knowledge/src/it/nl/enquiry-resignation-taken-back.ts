/** Questions about a resignation that was sent and is to be taken back: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNATION_TAKEN_BACK_NL: Words = {
  'it.ask.resignation-taken-back': {
    says: 'U hebt zeven dagen na verzending om het in te trekken: online met SPID op dezelfde plek, of via een patronato, een vakbond of de inspectie. De baan loopt dan gewoon door. Schrijf de werkgever dat u wilt werken en teken niets meer. Later kan een rechter ongedaan maken wat door dreiging kwam: ga meteen naar een vakbond. Zwanger of met een kind onder de drie telt het pas als de inspectie het bevestigt.',
  },
}
