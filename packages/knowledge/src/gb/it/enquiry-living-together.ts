/** Questions of couples who live together and never married: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIVING_TOGETHER_IT: Words = {
  'gb.ask-family.cohabit-house': {
    says: 'La legge non conosce il matrimonio di fatto, e gli anni non danno diritto a metà. Può avere una quota se ha pagato per la casa o così era deciso. Scriva ciò che fu detto e tenga le prove. Per i figli può chiedere il mantenimento, e un giudice può lasciarla abitare lì per loro. Veda un avvocato prima di uscire.',
  },
}
