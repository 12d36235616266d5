/** The Dutch words of Ireland: car loan. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_NL: Words = {
  'ie.car.right-third': {
    says: 'Is een derde van de prijs betaald? Dan mag een auto op huurkoop (hire purchase) alleen met bevel van de rechter gehaald worden. Eerst komt een schriftelijke waarschuwing, en u hebt 21 dagen om het goed te maken.',
  },
}
