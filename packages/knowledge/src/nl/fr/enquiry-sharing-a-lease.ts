/** Questions about people who rent a home together: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARING_A_LEASE_FR: Words = {
  'nl.ask.co-tenant': {
    says: 'Les baux disent le plus souvent que chacun doit tout le loyer (hoofdelijk). Alors le bailleur peut tout vous demander. Vous pouvez réclamer l’autre part au colocataire. Demandez de mettre le bail à un seul nom.',
    dependsOn: 'de votre bail',
  },
}
