/** The Dutch words of the rows in ../enquiry-work-sanction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_SANCTION_NL: Words = {
  'es.ask.work-sanction': {
    says: 'U hebt 20 werkdagen om haar aan te vechten: eerst bemiddeling vragen, dan naar de arbeidsrechter. Zij moet schriftelijk zijn, met feiten en datum. Loon inhouden of vakantie afnemen mag nooit. Lichte fouten verjaren na 10 dagen, ernstige na 20, zeer ernstige na 60.',
  },
}
