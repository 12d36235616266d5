/** Questions about car tax of past years: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_TAX_FR: Words = {
  'it.ask.car-tax-old': {
    says: "La taxe auto est prescrite à la fin de la troisième année après celle où elle était due : pour 2021, le 31 décembre 2024. Mais un avis reçu avant relance trois ans : demandez-en copie à la région. Aucun n'est venu ? Demandez l'annulation, et saisissez quand même le tribunal fiscal en 60 jours ; jusqu'à 3 000 € sans avocat. Un blocage ne peut viser qu'une voiture à votre nom.",
  },
}
