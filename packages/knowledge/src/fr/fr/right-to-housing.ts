/** The French words of the rows in ../right-to-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHT_TO_HOUSING_FR: Words = {
  'fr.dalo.want': {
    says: 'La commission du droit au logement (DALO) dit si vous devez être logé en priorité.',
  },
  'fr.dalo.right-criteria': {
    says: 'Vous êtes prioritaire sans logement, menacé d’expulsion par jugement, dans un logement indigne ou trop petit avec un enfant, ou après une attente anormale.',
  },
  'fr.dalo.right-two-months': {
    says: 'Contre un refus, vous avez deux mois : recours gracieux à la commission, ou tribunal administratif. Sans avocat pour commencer.',
  },
  'fr.dalo.right-offer': {
    says: 'Un oui oblige le préfet à vous trouver un logement, en général en trois à six mois. Sinon un juge peut l’ordonner : quatre mois pour le demander.',
  },
  'fr.dalo.step': {
    says: 'Envoyez ce qui manquait : numéro de demande de logement social et renouvellements, refus, pièces sur l’expulsion ou l’état du logement. Un travailleur social peut écrire avec vous.',
  },
}
