/** A Blue Badge that was refused or taken away: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BLUE_BADGE_IT: Words = {
  'gb.badge.right-again': {
    says: 'Chieda al comune per iscritto perché, e un nuovo esame con più prove mediche. Poi ci sono i suoi reclami e il Local Government Ombudsman.',
  },
}
