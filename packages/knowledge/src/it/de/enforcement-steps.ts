/** The formal warning before seizure (precetto), and seizures: what to do. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_STEPS_WORDS: Words = {
  'it.enforce.step-read': {
    says: 'Suchen Sie den genannten Titel (titolo): Beschluss, Urteil, Datum und Zustellung. Fragen Sie einen Anwalt, ob der Titel Sie je erreicht hat.',
  },
  'it.enforce.step-lawyer': {
    says: 'Gehen Sie in den nächsten Tagen zu einem Anwalt. Zehn Tage sind kurz.',
  },
  'it.enforce.step-plan': {
    says: 'Schulden Sie es, bieten Sie dem Anwalt jetzt einen Plan an. Eine Einigung vor der Pfändung spart Kosten.',
  },
  'it.enforce.step-occ': {
    says: 'Haben Sie viele Schulden, gehen Sie zu einer Krisenstelle (OCC). Ein Plan vor Gericht kann Pfändungen stoppen.',
  },
}
