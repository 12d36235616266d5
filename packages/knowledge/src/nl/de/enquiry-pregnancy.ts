/** Questions about dismissal and pregnancy: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_DE: Words = {
  'nl.ask.pregnant': {
    says: 'In der Schwangerschaft und sechs Wochen nach dem Urlaub darf der Arbeitgeber nicht kündigen. Eine Befristung darf enden, aber nicht, weil Sie schwanger sind: Das ist Diskriminierung. Fragen Sie schriftlich nach dem Grund und gehen Sie binnen zwei Monaten zum Richter.',
  },
}
