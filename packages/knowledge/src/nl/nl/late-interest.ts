/** The Dutch words of the rows in ../late-interest.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_INTEREST_NL: Words = {
  'nl.late.right-interest': {
    says: 'Noemt het contract geen andere rente? Dan mogen ze alleen de wettelijke rente rekenen, over de dagen dat u te laat bent.',
  },
  'nl.late.right-demand': {
    says: 'Voordat u wettelijk te laat bent, moet u meestal eerst een schriftelijke aanmaning met een redelijke termijn krijgen. Dat hoeft niet als er een laatste dag was afgesproken.',
  },
}
