/** Questions about a used car from a dealer: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_NL: Words = {
  'nz.ask.as-is': {
    says: 'Ja, u hebt rechten. Een dealer kan u bij een privékoop de Consumer Guarantees Act niet laten wegtekenen. „As is” telt niet. De auto moet goed genoeg zijn voor leeftijd en prijs. Vraag schriftelijk om gratis reparatie. Bij een ernstig gebrek kunt u hem teruggeven voor uw geld. Het Motor Vehicle Disputes Tribunal beslist tot $100,000. Blijf de lening betalen en meld het de geldgever.',
  },
}
