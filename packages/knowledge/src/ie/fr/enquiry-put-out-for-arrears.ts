/** The French words of the rows in ../enquiry-put-out-for-arrears.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUT_OUT_FOR_ARREARS_FR: Words = {
  'ie.ask.put-out-for-arrears': {
    says: 'On ne peut pas vous mettre dehors ainsi. Pour des arriérés il faut d’abord un avertissement écrit de 28 jours, copié au RTB. Ensuite seulement un préavis signé d’au moins 28 jours, copié aussi. Un SMS ou WhatsApp n’est ni l’un ni l’autre. Changer les serrures est une expulsion illégale : jusqu’à 20 000 €. Restez, offrez un plan par écrit, Threshold 1800 454 454 et MABS.',
  },
}
