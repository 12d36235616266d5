/** A threat to end a long lease over a service charge. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

export const LEASE_FORFEITURE: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    nations: ENGLAND_AND_WALES,
    id: 'gb.lease.right-service-charge',
    kind: 'right',
    kinds: ['EVICTION_NOTICE'],
    rank: 2,
    when: {
      all: [
        { says: ['service charge', 'service charges'] },
        { says: ['forfeiture', 'forfeit', 'lease', 'leaseholder', 'section 146'] },
      ],
    },
    says: 'You pay only what is reasonable, and nothing until you get the demand with the summary of rights. The tribunal can decide. They cannot end the lease first: you must admit the sum or a tribunal must have set it, and then a court must order it.',
    authority: {
      title: 'Landlord and Tenant Act 1985',
      provision:
        'sections 19, 20B, 21B and 27A, with Commonhold and Leasehold Reform Act 2002, sections 167 and 168 (forfeiture)',
      url: 'https://www.legislation.gov.uk/ukpga/1985/70/section/27A',
      inForceFrom: '2007-10-01',
    },
  },
]
