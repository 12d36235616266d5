/** A Blue Badge that was refused or taken away: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BLUE_BADGE_FR: Words = {
  'gb.badge.right-again': {
    says: 'Demandez à la commune par écrit pourquoi, et un nouvel examen avec plus de preuves médicales. Ensuite, il y a sa voie de plainte et le Local Government Ombudsman.',
  },
}
