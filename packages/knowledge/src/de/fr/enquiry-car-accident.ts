/** The French words of the rows in ../enquiry-car-accident.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ACCIDENT_WORDS: Words = {
  'de.ask-buy.car-accident': {
    says: 'Vous pouvez réclamer directement à l’assureur adverse. Sous trois mois il doit faire une offre ou donner ses raisons. Sans faute, choisissez votre expert et votre avocat ; l’assureur paie les deux en règle. Gardez photos et témoins. Ne signez aucun accord rapide.',
  },
}
