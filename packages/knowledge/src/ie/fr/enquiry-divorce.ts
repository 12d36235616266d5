/** Questions about how to divorce: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_FR: Words = {
  'ie.ask.divorce-how': {
    says: 'Ni accord ni signature ne sont nécessaires. Vous pouvez demander le divorce après deux ans de vie séparée sur les trois derniers, même sous un toit. Le juge ne doit voir aucun espoir d’entente, et chacun et les enfants doivent être pourvus. Demande à la Circuit Court, même sans avocat. Le Legal Aid Board et la médiation gratuite aident pour l’argent et la maison.',
  },
}
