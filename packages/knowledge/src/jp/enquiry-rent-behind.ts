/** Questions of tenants who are months behind with the rent and fear to be put out. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'
import { BEHIND_WITH_RENT, PUT_OUT } from './rent-behind-words.ts'

export const ENQUIRY_RENT_BEHIND: readonly Rule[] = [
  {
    country: 'jp',
    kinds: ['ENQUIRY'],
    id: 'jp.ask.rent-behind-out',
    kind: 'answer',
    verdict: 'no',
    rank: 8,
    topics: ['housing', 'debt', 'general'],
    checkedOn: '2026-11-24',
    checkBy: '2027-10-31',
    asks: [BEHIND_WITH_RENT, PUT_OUT],
    says: 'Only a court officer (執行官) with a judgment may put you out, never the landlord or the guarantor firm. Courts mostly end a lease from about three months unpaid. So pay what you can now, and offer parts in writing. Does a paper of the court come? Answer it and go. Changed locks are unlawful: call the police. Your town may pay rent for some months (住居確保給付金): ask 自立相談支援機関.',
    authority: {
      ...LAW.evictExec,
      provision: '第168条、民法第541条、生活困窮者自立支援法第6条(住居確保給付金)',
    },
  },
]
