/** Questions about a visa that was refused: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_FR: Words = {
  'nz.ask.visa-declined': {
    says: 'En Nouvelle-Zélande avec un visa valable, demandez une fois un réexamen (reconsideration) dans les 14 jours. Pour la résidence, un appel est le plus souvent possible dans les 42 jours. De l’étranger, refaites la demande.',
  },
}
