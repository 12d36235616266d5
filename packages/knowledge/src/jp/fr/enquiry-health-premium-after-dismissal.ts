/** Questions about the health premium of the town after a job was lost: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL_FR: Words = {
  'jp.ask.health-premium-jobless': {
    says: 'Si l’entreprise vous a licencié, n’a pas renouvelé ou vous a poussé dehors, il y a une forte baisse. La mairie ne compte alors que 30 % du salaire de l’an passé. Elle vaut du lendemain de la fin jusqu’à la fin de l’exercice suivant. Elle ne vient pas seule : portez l’attestation d’assurance chômage à la mairie, même plus tard. À 65 ans ou après un départ choisi, demandez une réduction (減免) ou des parts. Comparez avec l’ancienne assurance.',
  },
}
