/** Questions about bailiffs for a traffic penalty whose letters went to an old address: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAFFIC_BAILIFFS_FR: Words = {
  'gb.ask-parking.bailiff-moved': {
    says: 'Il n’est pas trop tard. Envoyez aujourd’hui TE7 et TE9 au Traffic Enforcement Centre : vous n’avez jamais reçu les avis. À Londres, pour ULEZ, congestion, voie de bus ou carrefour : PE2 et PE3, sous serment. C’est gratuit. Prévenez l’huissier et la commune, qui doivent alors attendre. Si c’est admis, les frais tombent et vous pouvez payer ou contester la première somme. Voiture hors de la rue.',
  },
}
