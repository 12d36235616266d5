/** Money wanted for the rest of a membership or subscription: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const MEMBERSHIP_DEBT_NL: Words = {
  'gb.member.right-fair-term': {
    says: 'Een beding dat u te lang bindt, of u alle resterende maanden laat betalen, kan oneerlijk zijn. Dan bindt het u niet. Ziekte, verhuizing of baanverlies telt mee.',
  },
  'gb.member.right-cancel': {
    says: 'Hebt u zich online of per telefoon ingeschreven, dan had u 14 dagen om te annuleren. Is u dat niet gezegd, dan hebt u tot een jaar langer.',
  },
}
