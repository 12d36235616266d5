/** Questions of a surety for rent: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_SURETY_FR: Words = {
  'de.ask-home.rent-surety': {
    says: 'Le bailleur a exigé la caution ? Elle ne vaut que jusqu’à trois loyers hors charges, dépôt compris ; le reste est nul. Plus peut être dû si vous l’avez offerte de vous-même, ou pour éviter un congé. Elle doit être sur papier, signée à la main. Demandez ce papier et le décompte. Sans le mot « selbstschuldnerisch », il doit d’abord poursuivre le locataire. Réclamez-lui ce que vous payez. Voyez une association de locataires.',
  },
}
