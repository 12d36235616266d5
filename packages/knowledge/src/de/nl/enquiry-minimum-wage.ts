/** Questions about the minimum wage: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_NL: Words = {
  'de.ask-job.minimum-wage': {
    says: 'In 2026 is minstens € 13,90 per uur verschuldigd, ook in minijobs. Vanaf 1 januari 2027 is het € 14,60.',
  },
  'de.ask-job.minimum-wage-2027': {
    says: 'Sinds 1 januari 2027 is minstens € 14,60 per uur verschuldigd, ook in minijobs.',
  },
}
