/** The attempt to settle that must come before most court cases (MASC): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SETTLEMENT_ATTEMPT_DE: Words = {
  'es.debt.masc': {
    says: 'Seit dem 3. April 2025 müssen sie vor den meisten Klagen eine Einigung mit Ihnen versuchen (MASC). Dieser Brief kann dieser Versuch sein.',
  },
  'es.debt.insight-answer-masc': {
    says: 'Bietet der Brief Verhandlungen an und Sie antworten nicht, kann ein Richter das bei den Kosten gegen Sie werten.',
    actionable:
      'Antworten Sie schriftlich, auch mit Nein. Sagen Sie warum, und schlagen Sie vor, was Sie können.',
  },
}
