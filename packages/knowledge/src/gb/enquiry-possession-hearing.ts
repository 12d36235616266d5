/** Questions about a court hearing over a rented home. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const ENQUIRY_POSSESSION_HEARING: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    checkBy: '2027-04-30',
    nations: ['england'],
    id: 'gb.ask-housing.possession-hearing',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing'],
    rank: 4,
    asks: [
      [
        'possession hearing',
        'possession order',
        'possession claim',
        'claim for possession',
        'order for possession',
        'eviction hearing',
        'outright possession',
        'warrant of possession',
      ],
      [
        'rent',
        'landlord',
        'tenant',
        'tenancy',
        'council',
        'housing association',
        'section 8',
        'arrears',
        'evicted',
      ],
    ],
    verdict: 'do_this',
    says: 'Go to the hearing with an offer: the rent plus a bit of the arrears. A free duty adviser can speak for you there. On many grounds the judge can put off or suspend the order. On the others you get 14 days, or up to six weeks in hardship.',
    authority: {
      title: 'Housing Act 1988',
      provision:
        'sections 7 and 9, with Housing Act 1985, section 85, Housing Act 1980, section 89 and Civil Procedure Rules, Part 55',
      url: 'https://www.legislation.gov.uk/ukpga/1988/50/section/9',
      inForceFrom: '1989-01-15',
    },
  },
]
