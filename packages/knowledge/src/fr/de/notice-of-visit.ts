/** A notice that an officer called with a paper (avis de passage): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_OF_VISIT_WORDS: Words = {
  'fr.visit.reality': {
    says: 'Das Schreiben gilt ab diesem Tag als zugestellt, auch wenn Sie es nicht abholen. Eine Frist kann schon laufen.',
  },
  'fr.visit.step-fetch': {
    says: 'Holen Sie das Schreiben im genannten Büro ab, oder schicken Sie jemanden mit Vollmacht. Dort liegt es drei Monate.',
  },
  'fr.visit.step-date': {
    says: 'Heben Sie die Nachricht und den Umschlag auf: Sie zeigen den Tag. Lesen Sie dann das Schreiben hier ein, um zu sehen, was es will und bis wann.',
  },
}
