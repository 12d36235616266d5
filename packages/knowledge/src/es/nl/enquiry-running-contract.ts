/** Questions about contracts that run on: electricity, phone and gym: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_NL: Words = {
  'es.ask.telecom-leave': {
    says: 'U kunt altijd weg. Sprak u af te blijven, dan moet de boete dalen met de tijd die overblijft.',
    dependsOn: 'of u afsprak te blijven',
  },
  'es.ask.gym-health': {
    says: 'Een sportschool mag opzeggen niet moeilijk maken en niets rekenen voor wat zij niet levert. Zeg schriftelijk op, met doktersbrief en datum. Een boete moet dalen met de tijd die over is. Laat daarna uw bank de incasso stoppen.',
  },
}
