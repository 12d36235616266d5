/** Questions about works sold at the door after a free check: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_VISIT_SALE_DE: Words = {
  'jp.ask.roof-inspection': {
    says: 'Ja. Beim Verkauf zu Hause haben Sie acht Tage ab vollständigem Vertragspapier (クーリング・オフ). Fehlen Angaben oder gab es nur einen Zettel, haben die acht Tage nicht begonnen. Widerrufen Sie heute per Brief oder E-Mail mit Kopie. Die Firma muss alles zurückzahlen. Sie schulden keine Gebühr, kein Material, keine Arbeit, auch nach Beginn. Sagen Sie, dass niemand kommen darf. Bei Lügen über Schäden geht es auch später. Rufen Sie 188 an.',
  },
}
