/** Questions about branches and trees of a neighbour: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_BRANCHES_FR: Words = {
  'de.ask-home.branches': {
    says: 'Oui, mais seulement après un délai juste fixé par écrit, et si les branches gênent vraiment votre terrain. Coupez de votre côté seulement, et pas de forte taille de haies de mars à septembre, à cause des nids. Des villes protègent les grands arbres : demandez d’abord. Les feuilles se supportent en général. La distance des arbres relève du Land ; les vieux arbres restent souvent.',
  },
}
