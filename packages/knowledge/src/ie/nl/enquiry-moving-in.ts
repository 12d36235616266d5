/** Questions about money before moving in: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_IN_NL: Words = {
  'ie.ask.rent-upfront': {
    says: 'Een verhuurder mag een maand huur vooruit en een maand borg vragen, meer niet. Bij studentenwoningen is het iets anders als u dat zelf kiest. Vraag de eis op papier en betaal niets voor de bezichtiging. De RTB kan de rest laten terugbetalen.',
  },
  'ie.ask.room-in-home': {
    says: 'In een kamer in het huis van de verhuurder bent u bewoner met toestemming (licensee), en de RTB kan niet helpen. De afspraak en een redelijke termijn tellen. De borg moet toch terug, min huur of schade. Schrijf met een datum; daarna de procedure voor kleine vorderingen online, tot €2,000.',
  },
}
