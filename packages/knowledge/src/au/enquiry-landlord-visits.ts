/** Questions about visits of the landlord to a rented home. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENTRY, LANDLORD } from '../english/home-words.ts'
import { LAW } from './authority-home.ts'

const ASK_HOME = {
  country: 'au',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const ENQUIRY_LANDLORD_VISITS: readonly Rule[] = [
  {
    ...ASK_HOME,
    id: 'au.ask.entry',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [
      [
        ...ENTRY,
        'comes over whenever',
        'whenever he wants',
        'whenever she wants',
        'turns up whenever',
        'drops in',
        'check the garden',
      ],
      LANDLORD,
    ],
    dependsOn: 'the reason and your state',
    says: 'They must give written notice and a reason named in the law, and may not come too often. An emergency is different.',
    authority: LAW.tenancy,
  },
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.inspections',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 7,
    verdict: 'do_this',
    when: { not: [{ says: ['moving out'] }] },
    asks: [
      [
        'inspect',
        'inspection',
        'inspections',
        'routine inspection',

        'rent inspection',
        'rental inspection',
      ],
      [
        'how often',
        'every month',
        'landlord',
        'agent',
        'real estate',
        'allowed',
        'notice',
        'refuse',
        'too often',

        'without asking',
      ],
    ],
    says: 'No, not every month. It is four times a year at most in New South Wales, once in three months in Queensland and once in six in Victoria. You must get written notice, mostly seven days.',
    authority: {
      title: 'Residential tenancy laws of the states',
      provision:
        'for example Residential Tenancies Act 2010 (NSW), section 55; Residential Tenancies and Rooming Accommodation Act 2008 (Qld), sections 192 to 195; Residential Tenancies Act 1997 (Vic), sections 85 to 88; Residential Tenancies Act 1987 (WA), section 46',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2021-03-29',
    },
  },
]
