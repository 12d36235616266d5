/** Questions about baggage and parcels that got lost: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOST_ON_THE_WAY_FR: Words = {
  'de.ask-travel.baggage': {
    says: 'Déclarez-le aussitôt au comptoir de l’aéroport et gardez le papier (PIR). Vous pouvez acheter le nécessaire et le réclamer. La compagnie doit jusqu’à 1 519 DTS, environ 1 800 €. Écrivez en sept jours pour un dégât, 21 pour un retard. Après 21 jours, c’est perdu. Deux ans pour agir.',
  },
  'de.ask-buy.parcel-neighbour': {
    says: 'La boutique porte le risque jusqu’à ce que vous, ou une personne désignée, ayez le colis. Laissé à la porte ou chez un voisin non choisi, il n’est pas livré. Demandez-lui un autre colis ou l’argent, avec une date limite. Si vous aviez accepté ce lieu, le risque est à vous.',
  },
}
