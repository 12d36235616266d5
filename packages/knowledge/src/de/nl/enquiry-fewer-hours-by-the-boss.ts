/** Questions about a boss who wants to change the contract: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEWER_HOURS_BY_THE_BOSS_NL: Words = {
  'de.ask-job.contract-change': {
    says: 'Nee. Uren en loon staan in uw contract, en alleen uw ja verandert ze. Teken niet. Schrijf dat u al uw werk aanbiedt: dan loopt het loon door. Komt er een opzegging met nieuw aanbod (Änderungskündigung)? Neem die aan onder voorbehoud van toetsing en ga binnen drie weken naar de arbeidsrechter. Zo houdt u de baan. Voor werktijdverkorting geldt iets anders.',
  },
}
