/** Questions about a pet in a rented home: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PETS_IN_THE_HOME_FR: Words = {
  'fr.ask-home.pets': {
    says: 'Un bail d’habitation ne peut pas interdire un animal familier : une telle clause est réputée non écrite. Vous n’avez pas à demander avant de prendre un chat ou un chien. Mais l’animal ne doit ni abîmer ni gêner les voisins : vous en répondez. Les chiens de première catégorie (d’attaque) peuvent être interdits. Une location de vacances peut refuser les animaux.',
  },
}
