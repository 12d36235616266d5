/** Questions about buying: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUYING_NL: Words = {
  'ie.ask.gym-ill': {
    says: 'Schrijf met een doktersbriefje en vraag de sportschool het contract te beëindigen of te pauzeren. Een beding dat u lang laat betalen zonder gebruik kan oneerlijk zijn, en bindt u dan niet.',
  },
  'ie.ask.small-claim': {
    says: 'Schrijf eerst naar de verkoper, met een datum. Dien dan op courts.ie een aanvraag in bij de procedure voor kleine vorderingen (small claims) van de District Court. Die is voor consumenten tot €2,000, zonder advocaat.',
  },
}
