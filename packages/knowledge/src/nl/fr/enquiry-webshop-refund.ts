/** The French words of the rows in ../enquiry-webshop-refund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WEBSHOP_REFUND_FR: Words = {
  'nl.ask.refund-after-return': {
    says: 'La boutique doit tout rembourser, port normal compris, dans les 14 jours de votre annulation. Elle peut attendre d’avoir l’objet ou votre preuve d’envoi. Écrivez en fixant un dernier jour. Ensuite, demandez à votre banque, à la carte ou à une commission de litiges.',
  },
  'nl.ask.voucher-not-money': {
    says: 'Non. Ce que vous avez renvoyé en 14 jours se rembourse en argent, par le même moyen, avec le port normal. Un bon ne vaut que si vous l’acceptez. Délai : 14 jours après la rétractation ; ils peuvent attendre l’objet ou la preuve d’envoi. Écrivez avec un dernier jour. Ensuite, banque, PayPal, carte ou commission de litiges. Exceptions : sur mesure et hygiène ouverte.',
  },
}
