/** The German words of the rows in ../eviction-myths.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_MYTHS_DE: Words = {
  'us.home.myth-locks': {
    says: 'Ein Vermieter darf Sie nicht aussperren oder den Strom abstellen, damit Sie gehen. In fast jedem Bundesstaat muss er zum Gericht.',
  },
  'us.home.myth-out-on-date': {
    says: 'Der letzte Tag einer Mitteilung (notice) ist nicht der Tag, an dem Sie hinausgesetzt werden. Der Vermieter muss dann klagen und gewinnen.',
  },
}
