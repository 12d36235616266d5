/** Questions on when somebody can become a citizen: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_FR: Words = {
  'ca.fact.citizen-years': {
    says: 'Résident permanent, il vous faut 1 095 jours au Canada dans les cinq ans avant la demande, soit trois ans. Chaque jour passé avant avec un permis compte pour moitié, jusqu’à 365. Il faut aussi vos déclarations de revenus et, de 18 à 54 ans, un examen et le français ou l’anglais. Comptez vos jours avec le calculateur officiel et gardez une marge.',
  },
}
