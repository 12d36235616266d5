/** The parking fee of a town: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FEE_DE: Words = {
  'be.fine.know-parking-fee': {
    says: 'Eine Parkgebühr der Stadt (rétribution) ist der Preis des Parkens und keine Geldbuße. Sie können schriftlich widersprechen, mit Ticket oder Fotos.',
  },
}
