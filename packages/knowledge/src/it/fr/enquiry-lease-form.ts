/** The French words of the rows in ../enquiry-lease-form.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_FORM_FR: Words = {
  'it.ask.lease-unregistered': {
    says: 'Le propriétaire doit enregistrer le bail dans les 30 jours et vous le dire. Un bail non enregistré est nul, il ne peut pas le faire valoir. Vous pouvez demander au juge un bail légal avec un loyer légal, et récupérer le trop-payé. Voyez un syndicat de locataires.',
  },
  'it.ask.sublet': {
    says: 'Une chambre oui, si le bail ne l’interdit pas : dites au propriétaire en recommandé qui vient, combien de temps et quelles pièces. Tout le logement seulement avec son accord.',
    dependsOn: 'ce que dit votre bail',
  },
}
