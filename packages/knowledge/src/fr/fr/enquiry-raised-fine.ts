/** Questions about a raised fine whose first notice never came: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RAISED_FINE_FR: Words = {
  'fr.ask-buy.raised-fine': {
    says: "Contestez-la (réclamation) sur antai.gouv.fr ou en recommandé : dans les 30 jours de l'envoi, ou de la saisie qui vous l'a fait connaître. C'est trois mois si elle est partie en recommandé à l'adresse de la carte grise. Joignez l'avis, vos raisons et vos preuves, par exemple d'un déménagement. Une réclamation recevable annule le titre, et l'argent déjà pris est rendu. Demandez à la trésorerie d'attendre. Ne payez pas ce que vous contestez.",
  },
}
