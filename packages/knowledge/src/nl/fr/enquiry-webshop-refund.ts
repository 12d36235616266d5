/** The French words of the rows in ../enquiry-webshop-refund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WEBSHOP_REFUND_FR: Words = {
  'nl.ask.refund-after-return': {
    says: 'La boutique doit tout rembourser, port normal compris, dans les 14 jours de votre annulation. Elle peut attendre d’avoir l’objet ou votre preuve d’envoi. Écrivez en fixant un dernier jour. Ensuite, demandez à votre banque, à la carte ou à une commission de litiges.',
  },
}
