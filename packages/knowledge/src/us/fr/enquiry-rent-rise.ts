/** Questions about a higher rent: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_FR: Words = {
  'us.story.rent-rise': {
    says: 'Pendant un bail, le loyer reste le plus souvent. Après, les États exigent d’être prévenu, souvent 30 à 90 jours avant. Certains États et villes limitent la hausse. Demandez par écrit la règle qu’ils utilisent.',
    dependsOn: 'votre État, votre ville et l’immeuble',
  },
}
