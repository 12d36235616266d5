/** Questions about the right to stay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_DE: Words = {
  'ch.ask.stay': {
    says: 'Handeln Sie jetzt. Die Beschwerdefrist ist oft 30 Tage, bei manchen Wegweisungen nur fünf. Sie steht am Ende des Briefs. Fragen Sie heute eine kostenlose Rechtsberatungsstelle.',
  },
}
