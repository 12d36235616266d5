/** A Blue Badge that was refused or taken away: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BLUE_BADGE_ES: Words = {
  'gb.badge.right-again': {
    says: 'Pregunte al ayuntamiento por escrito por qué, y pida otra mirada con más pruebas médicas. Después quedan su vía de quejas y el Local Government Ombudsman.',
  },
}
