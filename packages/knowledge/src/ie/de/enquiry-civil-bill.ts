/** Questions about a civil bill or claim notice for an old loan: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CIVIL_BILL_DE: Words = {
  'ie.ask.sued-old-debt': {
    says: 'Lassen Sie es nicht liegen. Die sechs Jahre helfen nur, wenn Sie sie in der Verteidigung nennen; eine Zahlung oder ein unterschriebenes Schreiben lässt sie neu beginnen. Bei einer Civil Bill im Circuit Court melden Sie sich binnen 10 Tagen (appearance), im District Court antworten Sie in 28. Sonst ergeht ein Urteil, auch auf ein Haus. MABS 0818 07 2000 und FLAC helfen kostenlos.',
  },
}
