/** German: the words of the rows in ../care-fees.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_FEES_DE: Words = {
  'gb.care.right-means': {
    says: 'Die Gemeinde muss zuerst Bedarf und Geld prüfen. Das Haus zählt nicht, solange ein Partner darin lebt. Verlangen Sie die Rechnung schriftlich und einen Aufschub (deferred payment).',
  },
  'gb.care.right-nhs-pays': {
    says: 'Geht es vor allem um Gesundheit, zahlt der NHS die ganze Pflege. Verlangen Sie die Prüfung auf NHS continuing healthcare.',
  },
  'gb.care.answer': {
    says: 'Bitten Sie die Gemeinde um eine Prüfung von Bedarf und Geld, bevor Sie zahlen. Das Haus zählt nicht, solange ein Partner darin lebt. Fragen Sie auch nach NHS continuing healthcare.',
  },
}
