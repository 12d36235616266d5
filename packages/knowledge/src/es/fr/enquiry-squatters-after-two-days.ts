/** Questions about squatters and the 48 hours: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SQUATTERS_AFTER_TWO_DAYS_FR: Words = {
  'es.ask.squatters-after-two-days': {
    says: 'Aucune loi ne parle de 48 heures. Il faut voir si le lieu est un domicile. Là où vous vivez, ou une résidence secondaire utilisée, c’est une violation de domicile (allanamiento) : la police peut agir même plus tard, sans juge. Un lieu vide est un autre délit (usurpación). Là, la police n’agit seule que sur le fait ; sinon un juge décide vite. Signalez-le tout de suite, avec preuve. Ne changez pas les serrures et ne coupez pas le courant vous-même.',
  },
}
