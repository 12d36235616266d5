/** Questions about violence and control by a partner: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_FR: Words = {
  'ca.ask.violent-partner': {
    says: 'En danger, appelez le 911. Un tribunal de la famille peut ordonner à la personne de rester loin de vous et du logement, dans bien des provinces le jour même. La police peut vous aider à le demander. Une cour criminelle peut aussi aider (engagement de ne pas troubler l’ordre public), mais c’est plus long. Violer l’ordre est un crime. Trouvez un refuge sur sheltersafe.ca ou au 211.',
  },
}
