/** The Dutch words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_NL: Words = {
  'jp.ask.school-bullying': {
    says: 'Meld het de school schriftelijk en vraag onderzoek als pesten (いじめ): de wet laat haar nagaan, melden en uw kind beschermen. Bij ernstige schade of lang verzuim moet er een onderzoek komen. Houd een dagboek bij, foto’s en papieren van de arts. Vraag ook de schoolraad (教育委員会). Bel gratis dag en nacht 0120-0-78310. Bij geweld naar de politie.',
  },
}
