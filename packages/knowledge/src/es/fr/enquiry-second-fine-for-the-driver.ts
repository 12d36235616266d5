/** Questions about a fine for not naming the driver: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SECOND_FINE_FOR_THE_DRIVER_FR: Words = {
  'es.ask.driver-not-named': {
    says: "Ne pas nommer le conducteur est une amende à part : le double de la première si elle était légère, le triple si grave ou très grave. Elle ne coûte pas de points. Vous avez 20 jours calendaires pour contester. Faites-le si la première lettre n'est jamais arrivée, ou si vous aviez nommé le conducteur : avec preuve. Aussi si vous montrez que vous ne pouviez pas le savoir.",
  },
}
