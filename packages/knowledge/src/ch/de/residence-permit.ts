/** Letters on the right to stay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_PERMIT_DE: Words = {
  'ch.stay.reality': {
    says: 'Ein Nein ist nicht das Ende. Aber die Zeit ist kurz und läuft ab dem Brief.',
  },
  'ch.stay.step-first': {
    says: 'Notieren Sie den Tag, behalten Sie den Umschlag und zeigen Sie heute alle Seiten einem Anwalt. Warten Sie nicht auf weitere Papiere.',
  },
  'ch.stay.right-short': {
    says: 'Gegen einen Entscheid über Ihren Aufenthalt haben Sie oft 30 Tage, manchmal nur fünf. Lesen Sie das Ende des Briefs und holen Sie jetzt kostenlosen Rat.',
  },
  'ch.stay.right-fair': {
    says: 'Das Amt muss Ihre Jahre hier, Familie, Arbeit und Gesundheit abwägen. Schicken Sie Belege. Die Ausreisefrist ist meist 7 bis 30 Tage, aus besonderen Gründen länger.',
  },
}
