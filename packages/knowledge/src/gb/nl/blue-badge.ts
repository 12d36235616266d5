/** A Blue Badge that was refused or taken away: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BLUE_BADGE_NL: Words = {
  'gb.badge.right-again': {
    says: 'Vraag de gemeente schriftelijk waarom, en om een nieuwe blik met meer medisch bewijs. Daarna zijn er haar klachtweg en de Local Government Ombudsman.',
  },
}
