/** German: the words of the rows in ../park-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARK_HOMES_DE: Words = {
  'gb.park-home.right-agree': {
    says: 'Die Platzgebühr steigt nur, wenn Sie zustimmen oder ein Tribunal es anordnet. Stimmen Sie nicht zu, zahlen Sie die alte weiter: Das ist kein Rückstand. Erlaubt ein Tribunal die Erhöhung später, gilt sie meist ab dem Prüfungstag (review date). Nötig sind 28 Tage und das feste Formular.',
  },
  'gb.park-home.right-index': {
    says: 'Eine Erhöhung bleibt meist beim Anstieg der Preise (CPI). Mehr kann fair sein für Verbesserungen, zu denen man Sie vorher gefragt hat. Ein schlechter gewordener Platz spricht für weniger.',
  },
}
