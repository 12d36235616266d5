/** Questions about a relative who can no longer decide: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOST_CAPACITY_IT: Words = {
  'ie.ask.no-power-of-attorney': {
    says: 'Se può ancora capire e decidere con aiuto, può fare ora una enduring power of attorney o scegliere un assistente. Se no, chieda alla Circuit Court un decision-making representative; può essere lei, e il patrocinio forse paga. Solo per la pensione può diventare suo agente all’ufficio. Il Decision Support Service spiega tutto: decisionsupportservice.ie.',
  },
}
