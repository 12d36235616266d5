/** Questions about fines, the driver of a car and drinking: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_FR: Words = {
  'be.ask.fine': {
    says: 'Ne payez pas ce que vous contestez. Répondez comme et quand le papier le dit, avec vos raisons et vos preuves. Un ordre de paiement impayé peut être exécuté : agissez à temps.',
  },
  'be.ask.fine-driver': {
    says: 'Le titulaire de la plaque est présumé conducteur, mais vous pouvez montrer que ce n’était pas vous. Renvoyez le formulaire avec le nom du conducteur sous 15 jours, et gardez une preuve. Ne payez pas ce que vous contestez.',
  },
  'be.ask.drunk-driving': {
    says: 'Ne conduisez pas. La police peut retirer le permis aussitôt pour 15 jours, et un juge peut le garder plus longtemps. Un petit dépassement peut finir par une somme à payer. Au-delà, c’est le tribunal de police. Prenez un avocat, gratuit avec un bas revenu (pro deo).',
  },
}
