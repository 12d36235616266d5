/** The French words of the rows in ../city-tenants.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITY_TENANTS_FR: Words = {
  'us.city.chicago': {
    says: 'Chicago a sa propre loi pour les locataires sur le dépôt, les réparations, les frais de retard et les serrures changées. Elle vaut pour la plupart des logements loués, mais pas pour les petits immeubles où habite le propriétaire.',
  },
  'us.city.philadelphia': {
    says: 'À Philadelphie, un propriétaire a besoin d’un permis de louer (rental license). Le plus souvent, il doit essayer le programme eviction diversion avant d’aller au tribunal.',
  },
  'us.city.seattle': {
    says: 'À Seattle, un propriétaire a besoin d’une raison nommée dans la loi pour mettre fin à une location. Il y a des limites en hiver et pendant l’année scolaire.',
  },
  'us.city.los-angeles': {
    says: 'Dans la ville de Los Angeles, la plupart des locataires peuvent être mis dehors seulement pour une raison nommée dans la loi. Dans les immeubles plus vieux, les hausses de loyer sont limitées.',
  },
  'us.city.san-francisco': {
    says: 'À San Francisco, la plupart des locataires peuvent être mis dehors seulement pour une raison nommée dans la loi. Dans les immeubles plus vieux, les hausses de loyer sont limitées.',
  },
  'us.city.oakland': {
    says: 'À Oakland, la plupart des locataires peuvent être mis dehors seulement pour une raison nommée dans la loi. L’avis doit aussi aller à la ville. Dans les immeubles plus vieux, les hausses de loyer sont limitées.',
  },
  'us.city.new-york': {
    says: 'Dans la ville de New York, les locataires à bas revenu peuvent avoir un avocat gratuit au tribunal du logement (housing court). Les logements à loyer stabilisé (rent-stabilized) ont des loyers limités et un droit de renouveler.',
  },
  'us.city.new-york-heat': {
    says: 'À New York City, le propriétaire doit chauffer d’octobre à mai : 68 degrés Fahrenheit le jour s’il fait moins de 55 dehors, 62 la nuit. Appelez le 311. La Housing Court peut ordonner les travaux.',
  },
}
