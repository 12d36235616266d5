/** Questions about penalty points and a ban from driving: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENALTY_POINTS_NL: Words = {
  'gb.ask-speed.totting': {
    says: 'Met 12 punten in drie jaar moet de rechter minstens zes maanden rijverbod geven, tenzij u uitzonderlijke hardheid (exceptional hardship) aantoont. Baanverlies alleen is vaak niet genoeg: toon met bewijs wat het doet met gezin, personeel of wie u verzorgt. Ga naar de zitting, met een advocaat. Telefoon in de hand: zes punten en £200; een nieuwe bestuurder verliest het rijbewijs bij zes.',
  },
  'gb.ask-speed.court': {
    says: 'In een 30-zone (mph) is 31 tot 40 drie punten, 41 tot 50 vier tot zes of 7 tot 28 dagen rijverbod. Vanaf 51 zes punten of tot 56 dagen. De boete volgt uw inkomen: een halve, hele of anderhalve week. Schuld bekennen scheelt een derde. Bij 12 punten in drie jaar langer. Geen tweede cursus binnen drie jaar.',
    dependsOn: 'hoe hard u reed en uw punten',
  },
}
