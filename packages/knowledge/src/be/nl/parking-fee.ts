/** The parking fee of a town: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FEE_NL: Words = {
  'be.fine.know-parking-fee': {
    says: 'Een parkeerretributie is de prijs van het parkeren en geen boete. U kunt ze schriftelijk betwisten met uw ticket of foto’s.',
  },
  'be.fine.fee-want': {
    says: 'Een gemeente of haar parkeerfirma vraagt een parkeerretributie.',
  },
  'be.fine.fee-who': {
    says: 'Dit is een gemeente, of een firma die voor haar werkt. Politie en parket hebben er niets mee te maken.',
  },
  'be.fine.fee-order': {
    says: 'Een gemeente mag alleen een deurwaarder met een dwangbevel sturen voor een retributie die u niet betwist, na een aangetekende brief. U hebt dan een maand om naar de rechter te gaan.',
  },
  'be.fine.fee-step': {
    says: 'Vergelijk nummerplaat, plaats en uur met uw ticket of app. Klopt het niet, schrijf dan vóór de laatste betaaldag, met bewijs. Zij moeten de retributie bewijzen.',
  },
}
