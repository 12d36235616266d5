/** Questions about a move to another place of work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRANSFER_FR: Words = {
  'it.ask.transfer': {
    says: 'On ne peut vous muter que pour des besoins réels, à prouver. Demandez les raisons par écrit. Pour contester, écrivez en 60 jours. Travaillez jusqu’à la décision du juge et voyez un syndicat.',
  },
}
