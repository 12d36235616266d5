/** An accelerated claim for possession of a home (England and Wales): the judge decides on the papers. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ACCELERATED_DE: Words = {
  'gb.claim.possession-papers-rights': {
    says: 'Sie haben das Recht, auf dem Formular zur Verteidigung (defence form) zu antworten und zu sagen, was nicht stimmt. Rechtshilfe ist kostenlos, egal was Sie verdienen.',
  },
  'gb.claim.possession-papers-reality': {
    says: 'Das ist ernst, aber Sie müssen jetzt nicht ausziehen. In diesem schnellen Verfahren (accelerated possession) kann der Richter nach den Papieren entscheiden, ohne Termin.',
  },
  'gb.claim.possession-papers-form': {
    says: 'Schicken Sie das Formular zur Verteidigung (defence form) binnen 14 Tagen, nachdem Sie die Papiere bekommen haben. Sagen Sie, was an der Kündigung (notice) oder den Daten nicht stimmt. Hat der Richter Zweifel, gibt es einen Termin.',
  },
  'gb.claim.possession-papers-warn': {
    says: 'Schicken Sie nichts, kann ein Richter ohne Termin Ihren Auszug anordnen. Holen Sie jetzt Rechtshilfe.',
  },
  'gb.claim.possession-papers-option': {
    title: 'Mit dem Formular zur Verteidigung (defence form) antworten',
    says: 'Sagen Sie, was an der Kündigung (notice) oder der Klage nicht stimmt. Stimmt alles, bitten Sie um mehr Zeit und sagen Sie, warum der Auszug sehr hart wäre.',
    cost: 'Nichts. Die Verteidigung kostet keine Gebühr.',
    time: 'Ein Abend, binnen 14 Tagen.',
    risk: 'Ordnet das Gericht den Auszug an, kommen oft Gerichtskosten dazu.',
    bestFor: 'Die Kündigung hat einen Fehler, oder Sie brauchen mehr Zeit.',
  },
}
