/** Rood licht en snelheid: de rijen van Spanje in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_NL: Words = {
  'es.fine.red-light': {
    says: 'Door rood rijden is ernstig: € 200 en vier punten. In de eerste twintig dagen is de helft genoeg.',
  },
  'es.fine.right-red-light': {
    says: 'Ze moeten aantonen dat het licht rood was en dat het uw auto was. Vraag de foto’s, of wat de agent zag.',
  },
  'es.fine.right-speed': {
    says: 'Het bedrag en de punten volgen een tabel naar snelheid. Vraag de foto en de laatste keuring van de radar. Kijk of de marge eraf is.',
  },
}
