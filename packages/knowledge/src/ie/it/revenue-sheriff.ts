/** A sheriff for Revenue: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const REVENUE_SHERIFF_IT: Words = {
  'ie.sheriff.right-revenue': {
    says: 'Per le tasse lo sheriff non ha bisogno di una sentenza, solo di un atto di Revenue. Chiami oggi Revenue e chieda rate: un piano concordato ferma lo sheriff. Se la somma è solo una stima, invii ora la dichiarazione mancante.',
  },
}
