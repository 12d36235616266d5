/** The French words of the rows in ../enquiry-withdrawal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WITHDRAWAL_FR: Words = {
  'de.ask-withdraw.refund': {
    says: 'Vous pouvez déballer et essayer comme en magasin. Le vendeur doit tout rembourser en 14 jours, avec le port normal. Il peut attendre d’avoir l’objet ou votre preuve d’envoi. Vous ne payez que l’usure au-delà d’un tel essai.',
  },
}
