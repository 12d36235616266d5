/** Questions about unemployment pay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_DE: Words = {
  'jp.ask.job-benefit': {
    says: 'Gehen Sie mit dem Austrittsblatt (離職票) zu Hello Work. Hat die Firma gekündigt, beginnt es nach sieben Tagen. Sind Sie gegangen, dauert es meist einen Monat länger. Ist der Grund falsch, widersprechen Sie dort.',
  },
}
