/** Questions about how to divorce: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_FR: Words = {
  'ie.ask.divorce-how': {
    says: 'Ni accord ni signature ne sont nécessaires. Vous pouvez demander le divorce après deux ans de vie séparée sur les trois derniers, même sous un toit. Le juge ne doit voir aucun espoir d’entente, et chacun et les enfants doivent être pourvus. Demande à la Circuit Court, même sans avocat. Le Legal Aid Board et la médiation gratuite aident pour l’argent et la maison.',
  },
  'ie.ask.separation-home': {
    says: 'Si vous êtes mariés, personne ne peut vendre le logement familial sans l’accord écrit de l’autre. Le juge peut dire qui reste, qui le reçoit ou qu’il est vendu, quel que soit le nom. Sinon, il est à qui figure sur l’acte. Après cinq ans ensemble (deux avec un enfant), vous pouvez demander une part au juge. Essayez la médiation gratuite du Legal Aid Board. Prenez conseil avant de signer ou de partir.',
    dependsOn: 'si vous êtes mariés',
  },
}
