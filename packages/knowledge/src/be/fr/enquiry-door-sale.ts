/** Questions about a contract that a seller at home had signed, other than for energy: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_SALE_FR: Words = {
  'be.ask.door-sale': {
    says: 'Ce que vous signez chez vous ou à la porte se rétracte sous 14 jours sans motif : dès le contrat pour un service, dès la livraison pour un bien. On ne vous l’a pas dit ? Douze mois de plus. Écrivez-le clairement en recommandé, à la firme et au prêteur s’il y a un crédit, et gardez la preuve. Aucune pénalité. Ne laissez pas commencer les travaux. Ruse ou pression sur une personne âgée : signalez à ConsumerConnect.',
  },
}
