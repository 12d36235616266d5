/** Questions about a landlord who does not renew at the end of the first term: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_RENEWAL_NL: Words = {
  'it.ask.no-renewal-first-term': {
    says: "Na de eerste vier jaar (drie bij 3+2) mag de verhuurder verlenging alleen weigeren om een wettelijke reden: eigen gebruik of familie, verkoop zonder andere woning, grote werken. De brief moet die noemen en zes maanden vooraf komen. 'Andere behoeften' is niet genoeg: het contract loopt door. Antwoord aangetekend, blijf betalen en teken geen eerder vertrek. Blijkt de reden binnen twaalf maanden onwaar, eis dan 36 maanden huur.",
  },
}
