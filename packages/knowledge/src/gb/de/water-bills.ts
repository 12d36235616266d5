/** German: the words of the rows in ../water-bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WATER_BILLS_DE: Words = {
  'gb.bill.right-cut-off-gas': {
    says: 'Beim Gas muss man nach der Rechnung 28 Tage warten und sieben Tage vorher Bescheid geben. Wegen einer Summe, die Sie ernsthaft bestreiten, darf man nicht sperren.',
  },
  'gb.bill.right-water-council': {
    says: 'Hilft Ihre Wasserfirma nicht, hilft der Consumer Council for Water kostenlos.',
  },
  'gb.bill.right-watersure': {
    says: 'Haben Sie einen Zähler, bestimmte Leistungen und drei oder mehr Kinder oder eine Krankheit, die Wasser braucht? Dann verlangen Sie WaterSure, das die Rechnung begrenzt.',
  },
}
