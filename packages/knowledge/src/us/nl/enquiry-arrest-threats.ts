/** The Dutch words of the rows in ../enquiry-arrest-threats.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ARREST_THREATS_NL: Words = {
  'us.fact.arrest-threat': {
    says: 'Men kan u niet arresteren voor een onbetaalde lening, kaart of rekening, en een incassobureau dat dat zegt overtreedt de wet. Hang op, betaal niets met cadeaukaart of app en bewaar het bericht. Schrijf: neem geen contact meer op en bewijs de schuld. Meld het bij CFPB en attorney general. Alleen echte gerechtspapieren vragen antwoord.',
  },
}
