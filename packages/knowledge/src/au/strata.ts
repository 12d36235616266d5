/** Strata levies. */
import type { Rule } from '@plainletter/contracts/rule'

import { STRATA_LEVY } from './conditions.ts'

const STRATA = {
  country: 'au',
  creditor: 'private',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
  topics: ['debt', 'housing'],
  when: { any: [STRATA_LEVY] },
} satisfies Partial<Rule>

export const STRATA_RULES: readonly Rule[] = [
  {
    ...STRATA,
    checkedOn: '2026-11-22',
    id: 'au.strata.step-owed',
    kind: 'step',
    list: 'first',
    rank: 12,
    says: 'Check the levy against your notices and the minutes. Pay what is right, as interest can be added when it is late, or ask for a payment plan.',
    authority: {
      title: 'Strata laws of the states',
      provision:
        'Strata Schemes Management Act 2015 (NSW), sections 83 to 86; Owners Corporations Act 2006 (Vic), sections 23 to 32; Body Corporate and Community Management Act 1997 (Qld)',
      url: 'https://www.nsw.gov.au/housing-and-construction/strata',
      inForceFrom: '2016-11-30',
    },
  },
  {
    ...STRATA,
    id: 'au.strata.right-account',
    kind: 'right',
    rank: 12,
    says: 'Ask for the minutes that set the levies and for a full account. Interest and costs need a basis in the law.',
    authority: {
      title: 'Strata laws of the states',
      provision:
        'Strata Schemes Management Act 2015 (NSW), sections 83 to 86; Owners Corporations Act 2006 (Vic), sections 23 to 32; Body Corporate and Community Management Act 1997 (Qld)',
      url: 'https://www.nsw.gov.au/housing-and-construction/strata',
      inForceFrom: '2016-11-30',
    },
  },
  {
    ...STRATA,
    checkedOn: '2026-11-22',
    id: 'au.strata.nsw-plan',
    kind: 'right',
    rank: 8,
    regions: ['AU-NSW'],
    says: 'In New South Wales you can ask the owners corporation for a payment plan on the official form. It may refuse only with good reason, in writing, within 28 days. Against that you can go to NCAT.',
    authority: {
      title: 'Strata Schemes Management Act 2015 (NSW)',
      provision: 'sections 83 to 86 (levies, payment plans, recovery)',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2025-10-27',
    },
  },
]
