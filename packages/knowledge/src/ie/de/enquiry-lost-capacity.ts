/** Questions about a relative who can no longer decide: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOST_CAPACITY_DE: Words = {
  'ie.ask.no-power-of-attorney': {
    says: 'Kann sie mit Hilfe noch verstehen und entscheiden, kann sie jetzt eine enduring power of attorney machen oder eine Hilfsperson wählen. Sonst bitten Sie den Circuit Court, einen decision-making representative zu bestellen; das können Sie sein, Rechtshilfe zahlt vielleicht. Nur für die Rente können Sie beim Amt agent werden. Der Decision Support Service erklärt alles: decisionsupportservice.ie.',
  },
}
