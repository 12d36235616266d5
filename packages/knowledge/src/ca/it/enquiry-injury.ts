/** Questions about a fall or another injury: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_IT: Words = {
  'ca.ask.slip-on': {
    says: 'Dopo una caduta su neve o ghiaccio, scriva al proprietario entro 60 giorni e a un comune entro 10. Di solito ha due anni per fare causa. Vada dal medico e faccia foto.',
  },
}
