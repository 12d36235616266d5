/** Letters on the right to stay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_PERMIT_DE: Words = {
  'be.stay.reality': {
    says: 'Ein Nein ist nicht das Ende. Aber die Zeit ist kurz und läuft ab dem Brief.',
  },
  'be.stay.step-first': {
    says: 'Notieren Sie den Tag, behalten Sie den Umschlag und zeigen Sie heute alle Seiten einem Anwalt. Warten Sie nicht auf weitere Papiere.',
  },
  'be.stay.right-short': {
    says: 'Gegen eine Ablehnung haben Sie meist nur 30 Tage für das Gericht (CCE, RvV). In manchen Fällen sind es 10 Tage oder weniger. Holen Sie sofort einen kostenlosen Anwalt.',
  },
}
