/** Questions about help from the council without a home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_NL: Words = {
  'ie.ask.homeless': {
    says: 'Ga nu naar de daklozenafdeling (homeless section) van uw gemeente, wacht niet tot de laatste dag. Breng de opzegging, PPS-nummers en inkomen mee. Zij beslist of u dakloos bent en kan noodopvang geven of borg en eerste huur betalen (Homeless HAP). Ga niet weg voor de opzegging is nagekeken: Threshold 1800 454 454. Vannacht in Dublin: 1800 707 707.',
  },
}
