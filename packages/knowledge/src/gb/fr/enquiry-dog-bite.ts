/** Questions about a bite by somebody else’s dog: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOG_BITE_FR: Words = {
  'gb.ask-neighbour.dog-bite': {
    says: 'Voyez un médecin aujourd’hui et prenez des photos. Signalez-le à la police, 101, ou 999 si cela continue : un chien dangereusement hors de contrôle est un délit, même chez soi. Prévenez le dog warden de la commune. Vous pouvez réclamer au maître ou à son assurance blessure et vétérinaire. Vous avez trois ans, un enfant jusqu’à 21 ans. Notez témoins et reçus.',
  },
}
