/** A notice to a secure tenant of a council in England. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const COUNCIL_TENANCY: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    nations: ['england'],
    id: 'gb.council-home.right-reasonable',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rank: 3,
    when: {
      all: [
        {
          says: ['secure tenancy', 'secure tenant', 'housing act 1985'],
        },
      ],
    },
    says: 'You are a secure tenant. The council needs a court order, and for rent the judge must find it reasonable to make one. Before court it must try to agree a plan and help with benefits. Pay the rent and a little more, and keep proof.',
    authority: {
      title: 'Housing Act 1985',
      provision:
        'sections 82 to 85 and Schedule 2, with Pre-Action Protocol for Possession Claims by Social Landlords',
      url: 'https://www.legislation.gov.uk/ukpga/1985/68/section/84',
      inForceFrom: '1986-04-01',
    },
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    nations: ['england'],
    id: 'gb.council-home.most-secure',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rank: 6,
    when: {
      all: [{ sender: ['council', 'borough'] }],
      not: [
        {
          says: [
            'secure tenancy',
            'secure tenant',
            'housing act 1985',
            'introductory tenancy',
            'introductory tenant',
            'demoted tenancy',
            'temporary accommodation',
            'licence',
            'licensee',
            'lease',
            'leaseholder',
            'service charge',
            'ground rent',
            'garage',
          ],
        },
      ],
    },
    says: 'Most council tenants are secure tenants. Only a court can end that, and for rent a judge must find it reasonable. The judge can let you stay while you pay the rent and a little more.',
    authority: {
      title: 'Housing Act 1985',
      provision: 'sections 82 to 85 and Schedule 2, Ground 1',
      url: 'https://www.legislation.gov.uk/ukpga/1985/68/section/84',
      inForceFrom: '1986-04-01',
    },
  },
]
