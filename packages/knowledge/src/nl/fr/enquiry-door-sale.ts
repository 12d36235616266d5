/** Questions about a contract that a seller at the door had signed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_SALE_FR: Words = {
  'nl.ask.door-sale': {
    says: 'Ce que vous signez chez vous ou à la porte se rétracte sous 14 jours sans motif : dès le contrat pour un service ou l’énergie, dès la livraison pour un bien. On ne vous l’a pas dit ? Douze mois de plus. Écrivez-le clairement, par mail ou lettre, et gardez la preuve ; aucune pénalité. Prévenez aussi l’ancien fournisseur d’énergie. Ruse ou pression sur une personne âgée : signalez à l’ACM (ConsuWijzer).',
  },
}
