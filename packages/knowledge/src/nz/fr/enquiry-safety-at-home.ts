/** Questions about violence and control by a partner: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_FR: Words = {
  'nz.ask.violent-partner': {
    says: 'En danger, appelez le 111. Le tribunal de la famille peut rendre un ordre de protection (protection order) : la personne ne peut ni vous faire du mal ni vous contacter. En urgence, le juge décide sans la prévenir, le plus souvent en un jour. La police peut aussi l’éloigner quelques jours. Un avocat ou Women’s Refuge aide à demander : 0800 733 843, gratuit, jour et nuit.',
  },
}
