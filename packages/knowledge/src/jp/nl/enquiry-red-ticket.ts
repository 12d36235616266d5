/** Questions about a red ticket in traffic: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RED_TICKET_NL: Words = {
  'jp.ask.red-ticket': {
    says: 'Een rode bon (赤切符) is een strafzaak. Politie of officier roept u op; ga erheen. Bij snelheid is de boete meestal 60,000 tot 100,000 yen, schriftelijk (略式) als u instemt. Het is een strafblad (前科), maar uw firma hoort niets. Het rijbewijs staat los: vanaf 90 dagen is er eerst een hoorzitting. Ontkent u of dronk u, ga eerst naar een advocaat.',
  },
}
