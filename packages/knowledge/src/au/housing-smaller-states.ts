/** Rented homes in South Australia, Tasmania and the two territories. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority-home.ts'

const RENTING = {
  country: 'au',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
  topics: ['housing'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>
const HOME_ACTS = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  topics: ['housing'],
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...RENTING,
    id: 'au.home.sa-grounds',
    kind: 'right',
    regions: ['AU-SA'],
    rank: 5,
    says: 'Since 1 July 2024 a landlord in South Australia needs a reason to end or not renew a lease. At the end of a term it is 60 days.',
    authority: LAW.saRta,
  },
  {
    ...RENTING,
    id: 'au.home.act-grounds',
    kind: 'right',
    regions: ['AU-ACT'],
    rank: 5,
    says: 'In the Australian Capital Territory a landlord has needed a reason to end a lease since 1 April 2023.',
    authority: LAW.actRta,
  },
  {
    ...HOME_ACTS,
    id: 'au.home.tas-notice',
    kind: 'right',
    rank: 6,
    regions: ['AU-TAS'],
    says: 'In Tasmania the landlord needs a reason in the Act and mostly 14, 28 or 42 days’ notice. Only the court can order you out.',
    authority: {
      title: 'Residential Tenancy Act 1997 (Tas)',
      provision: 'sections 42 to 45',
      url: 'https://www.legislation.tas.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...HOME_ACTS,
    id: 'au.home.nt-notice',
    kind: 'right',
    rank: 6,
    regions: ['AU-NT'],
    says: 'In the Northern Territory only NTCAT can order you out. A notice for unpaid rent must first give you time to put it right.',
    authority: {
      title: 'Residential Tenancies Act 1999 (NT)',
      provision: 'sections 82 to 105',
      url: 'https://legislation.nt.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...HOME_ACTS,
    id: 'au.home.act-tribunal',
    kind: 'right',
    rank: 6,
    regions: ['AU-ACT'],
    says: 'In the ACT only ACAT can order you out. For unpaid rent a remedy notice comes first, with seven days to pay.',
    authority: {
      title: 'Residential Tenancies Act 1997 (ACT)',
      provision: 'sections 36, 47 to 49 and Schedule 1',
      url: 'https://www.legislation.act.gov.au/',
      inForceFrom: '2023-04-01',
    },
  },
  {
    ...HOME_ACTS,
    id: 'au.home.sa-breach',
    kind: 'right',
    rank: 6,
    regions: ['AU-SA'],
    says: 'In South Australia a notice for unpaid rent gives you at least seven days to pay. Only SACAT can order you out.',
    authority: {
      title: 'Residential Tenancies Act 1995 (SA)',
      provision: 'sections 80, 87 and 93',
      url: 'https://www.legislation.sa.gov.au/',
      inForceFrom: '2024-07-01',
    },
  },
]

export const HOUSING_SMALLER_STATES = fitQuestions(ROWS, FITS)
