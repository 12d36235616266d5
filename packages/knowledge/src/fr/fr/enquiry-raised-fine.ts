/** Questions about a raised fine whose first notice never came: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RAISED_FINE_FR: Words = {
  'fr.ask-buy.raised-fine': {
    says: 'Contestez l’amende majorée sur antai.gouv.fr ou en recommandé, dans les 30 jours de l’envoi, avec l’avis et vos motifs. Dites que le premier avis n’est jamais arrivé, et pourquoi (déménagement, voiture vendue). Une réclamation valable annule le titre majoré, et l’amende de départ est réexaminée. Si vous n’en saviez rien, c’est possible plus tard. Ne payez pas ce que vous contestez.',
  },
}
