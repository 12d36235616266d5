/** Questions about children whom both parents put on their tax return: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_ON_TWO_RETURNS_FR: Words = {
  'es.ask.children-on-two-returns': {
    says: "Avec la garde exclusive, l'abattement pour les enfants est tout à vous si l'autre parent paie une pension fixée par un juge : il a un autre avantage. En garde partagée, chacun prend la moitié. Une proposition n'est pas une facture : ne payez pas encore. Répondez sous dix jours ouvrables avec jugement, livret de famille et padrón. Si la décision arrive quand même, vous avez un mois pour contester et pouvez demander des parts. La saisie ne vient qu'après.",
  },
}
