/** A council’s warning to its own tenant. */
import type { Rule } from '@plainletter/contracts/rule'

import { COUNCIL_WARNING } from './conditions.ts'

const COUNCIL = {
  country: 'ie',
  checkBy: '2027-11-15',
  kinds: ['RENT_ARREARS_LETTER', 'EVICTION_NOTICE'],
  when: { all: [COUNCIL_WARNING] },
} satisfies Partial<Rule>

export const COUNCIL_TENANCY: readonly Rule[] = [
  {
    ...COUNCIL,
    checkedOn: '2026-11-23',
    id: 'ie.council-tenancy.right-review',
    kind: 'right',
    rank: 3,
    says: 'If the warning is wrong, ask the council in writing for a review within 10 working days. A warning lasts 12 months.',
    authority: {
      title: 'Housing (Miscellaneous Provisions) Act 2014',
      provision: 'sections 7 to 13 (tenancy warning, review, possession)',
      url: 'https://www.irishstatutebook.ie/eli/2014/act/21/enacted/en/html',
      inForceFrom: '2015-04-13',
    },
  },
  {
    ...COUNCIL,
    checkedOn: '2026-11-23',
    id: 'ie.council-tenancy.right-court',
    kind: 'right',
    rank: 4,
    says: 'Only the District Court can put you out, and only if that is fair. Ask for a plan in writing and keep to it; the council must look at what you can pay. MABS helps free on 0818 07 2000.',
    authority: {
      title: 'Housing (Miscellaneous Provisions) Act 2014',
      provision: 'sections 7 to 13 (tenancy warning, review, possession)',
      url: 'https://www.irishstatutebook.ie/eli/2014/act/21/enacted/en/html',
      inForceFrom: '2015-04-13',
    },
  },
]
