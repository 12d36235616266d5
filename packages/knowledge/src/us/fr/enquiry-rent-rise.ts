/** The French words of the rows in ../enquiry-rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_FR: Words = {
  'us.ask-home.rent-increase': {
    says: 'Pendant un bail à durée fixe, le loyer peut monter seulement si le bail le dit. Après, il faut prévenir, et certains États et villes limitent la hausse.',
    dependsOn: 'votre bail, votre État et votre ville',
  },
  'us.story.rent-rise': {
    says: 'Pendant un bail, le loyer reste le plus souvent. Après, les États exigent d’être prévenu, souvent 30 à 90 jours avant. Certains États et villes limitent la hausse. Demandez par écrit la règle qu’ils utilisent.',
    dependsOn: 'votre État, votre ville et l’immeuble',
  },
}
