/** The French words of the rows in ../enquiry-licence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LICENCE_FR: Words = {
  'it.ask.licence': {
    says: 'La police garde le permis, et le Prefetto décide dans les 15 jours de la durée. Vous avez 30 jours pour saisir le juge de paix, qui peut la suspendre. Pour le travail, vous pouvez demander au Prefetto de conduire jusqu’à trois heures par jour. Ne conduisez pas d’ici là.',
  },
}
