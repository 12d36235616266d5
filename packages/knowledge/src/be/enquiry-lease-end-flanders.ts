/** Questions about a landlord who ends a nine-year lease in Flanders: for a relative only after three years. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

export const ENQUIRY_LEASE_END_FLANDERS: readonly Rule[] = [
  {
    country: 'be',
    kinds: ['ENQUIRY'],
    regions: ['BE-VLG'],
    topics: ['housing', 'general'],
    checkedOn: '2026-11-23',
    checkBy: '2027-11-01',
    id: 'be.ask.landlord-notice-flanders',
    insteadOf: 'be.ask.landlord-notice',
    kind: 'answer',
    rank: 20,
    verdict: 'it_depends',
    dependsOn: 'the kind of lease and who is to move in',
    asks: [['huis in vlaanderen'], ['opzeg door verhuurder in vlaanderen']],
    says: 'In a nine-year lease the landlord needs six months’ written notice with the reason. To live there himself, that is at any time. For a child or other relative it may end only after the first three years, and the letter must name them. A shorter notice ends nothing: you need not go. They must move in within a year and stay two, or you can claim 18 months’ rent. Only a judge can put you out.',
    authority: { ...LAW.leaseFlanders, provision: 'artikel 17' },
  },
]
