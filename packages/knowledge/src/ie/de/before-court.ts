/** What must come before a court claim for a debt, and what it costs: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BEFORE_COURT_DE: Words = {
  'ie.debt.warn-court': {
    says: 'Kommen Papiere vom Gericht, legen Sie sie nicht weg. Antworten Sie nicht rechtzeitig, können sie ein Urteil ohne Sie bekommen.',
  },
  'ie.debt.know-claim-notice': {
    says: 'Bei einer Schuld bis 15.000 € beginnt ein Verfahren mit einer Klagemitteilung (claim notice) des District Court. Dann haben Sie 28 Tage zum Antworten.',
  },
  'ie.debt.right-court-costs': {
    says: 'Das District Court nimmt Klagen bis 15.000 €. Wer für weniger vor ein höheres Gericht zieht, bekommt meist nur die niedrigeren Kosten.',
  },
  'ie.debt.right-mediation': {
    says: 'Vor einer Klage muss der Anwalt der Gegenseite sie über Mediation beraten und dem Gericht beeiden, dass er es tat. Sie können Mediation anbieten.',
  },
}
