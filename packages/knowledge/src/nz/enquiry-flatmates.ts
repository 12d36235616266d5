/** Questions of flatmates who have no tenancy of their own. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_FLATMATES: readonly Rule[] = [
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.flatmate',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 3,
    verdict: 'it_depends',
    when: { not: [{ says: ['winz', 'work and income', 'relationship in the nature', 'hit me'] }] },
    asks: [
      ['flatmate', 'flattie', 'head tenant', 'flat mate', 'flatmates'],
      [
        'not on the lease',
        'not on the tenancy',
        'not on the agreement',
        'kick me out',
        'kicked me out',
        'told me to',
        'be out',
        'move out',
        'get out',
        'bond back',
        'my bond',
        'cash',
        'throw me out',
        'leave',
      ],
      [
        'lease',
        'tenancy',
        'sunday',
        'weeks',
        'days',
        'notice',
        'rent',
        'pay her',
        'pay him',
        'a week',
        'bond',
        'out',
      ],
    ],
    dependsOn: 'what you agreed with your flatmate',
    says: 'If you are not on the tenancy agreement, the tenancy law does not guard you. What you two agreed counts. If you agreed nothing, you must get fair notice, often one or two weeks or a rent period. She may not keep your things. The bond is yours, less a real loss: write for it with a date, then go to the Disputes Tribunal. If you are on the agreement, only the Tenancy Tribunal can put you out.',
    authority: {
      title: 'Law on flatting, as Community Law explains it',
      provision:
        'flatmates who are not tenants: Residential Tenancies Act 1986 does not apply; contract and Disputes Tribunal',
      url: 'https://communitylaw.org.nz/',
      inForceFrom: '2018-01-01',
    },
  },
]
