/** Questions about a hedge of the neighbours that takes the light: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIGH_HEDGE_FR: Words = {
  'gb.ask-home.high-hedge': {
    says: 'Vous pouvez couper seulement ce qui dépasse chez vous, jusqu’à la limite, sans tuer la plante. Pour le reste, parlez, écrivez, proposez une médiation et gardez les preuves. Sinon, portez plainte à la mairie (council) pour haie trop haute. C’est deux arbustes persistants ou plus, de plus de deux mètres, qui prennent la lumière. La mairie demande souvent quelques centaines de livres. Elle peut ordonner la coupe ; ne pas obéir est une infraction. Demandez d’abord si les arbres sont protégés.',
  },
}
