/** Questions about a car on a driveway: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVEWAY_FR: Words = {
  'ie.ask.driveway': {
    says: "Ne posez pas de sabot et ne l'enlevez pas vous-même : il faut les panneaux et règles de la loi. Se garer sur la voie publique devant une entrée est une infraction ; appelez le poste de la garda. Sur votre terrain, c'est une intrusion : écrivez au propriétaire, puis voyez un avocat.",
  },
}
