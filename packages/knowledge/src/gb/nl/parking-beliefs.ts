/** Beliefs about private parking charges to correct: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_BELIEFS_NL: Words = {
  'gb.parking.myth-fine': {
    says: 'Een particuliere parkeerboete is geen boete van de overheid en geeft geen strafblad. Het is een eis om geld uit een contract.',
  },
  'gb.parking.myth-ignore': {
    says: 'Laten liggen is een risico. Bedrijven gaan echt naar de rechter. Laat u papieren van de rechter liggen, dan kunnen ze zonder zitting winnen.',
  },
  'gb.parking.myth-bailiffs': {
    says: 'Een parkeerbedrijf of incassobureau kan zelf geen deurwaarders (bailiffs) sturen. Het moet eerst bij de rechter winnen. Pas als u het vonnis dan niet betaalt, kunnen er deurwaarders komen.',
  },
  'gb.parking.myth-credit': {
    says: 'Een parkeerbrief komt niet in uw kredietdossier. Een vonnis (judgment) wel, tenzij u het binnen een maand helemaal betaalt.',
  },
  'gb.parking.myth-clamp': {
    says: 'Een wielklem of wegslepen op privéterrein is een misdrijf, tenzij de wet het toestaat, zoals voor de politie of de DVLA.',
  },
}
