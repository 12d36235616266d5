/** The parking fee of a town: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FEE_NL: Words = {
  'be.fine.know-parking-fee': {
    says: 'Een parkeerretributie is de prijs van het parkeren en geen boete. U kunt ze schriftelijk betwisten met uw ticket of foto’s.',
  },
  'be.fine.fee-step': {
    says: 'Vergelijk nummerplaat, plaats en uur met uw ticket of app. Klopt het niet, schrijf dan vóór de laatste betaaldag, met bewijs. Zij moeten de retributie bewijzen.',
  },
}
