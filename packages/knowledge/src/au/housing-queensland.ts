/** Notices to end a tenancy and late rent in Queensland. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority-home.ts'
import { RENT_OWED } from './conditions.ts'

const HOME = {
  country: 'au',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const RENTING = {
  country: 'au',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
  topics: ['housing'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...HOME,
    id: 'au.home.qld-remedy',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 7, unit: 'days', roll: 'none' },
    action: 'Pay the rent, or fix what the breach notice says',
    consequence: 'You can get a notice to leave.',
    weight: 'main',
    example: {
      clause: 'Residential Tenancies and Rooming Accommodation Act 2008, section 328',
      trigger: '2026-11-16',
      result: '2026-11-23',
    },
    regions: ['AU-QLD'],
    rank: 10,
    when: { any: [{ says: ['remedy breach', 'form 11', 'breach notice'] }] },
    says: 'In Queensland a notice to remedy breach gives you seven days. We count from its date, to be safe.',
    authority: LAW.qldBreach,
  },
  {
    ...RENTING,
    id: 'au.home.qld-grounds',
    kind: 'right',
    regions: ['AU-QLD'],
    rank: 5,
    says: 'In Queensland a landlord needs a reason to end a lease. The end of a fixed term is one, with two months of notice.',
    authority: LAW.qldRta,
  },
  {
    ...HOME,
    id: 'au.home.qld-seven',
    kind: 'fact',
    slot: 'did_you_know',
    regions: ['AU-QLD'],
    rank: 5,
    when: RENT_OWED,
    says: 'In Queensland rent must be seven days late before a breach notice. Then you have seven days to pay.',
    authority: LAW.qldRta,
  },
  {
    ...RENTING,
    id: 'au.home.qld-qcat',
    kind: 'fact',
    slot: 'reality_check',
    regions: ['AU-QLD'],
    rank: 5,
    says: 'In Queensland only QCAT can order you out, and only police can carry it out.',
    authority: LAW.qldRta,
  },
]

export const HOUSING_QUEENSLAND = fitQuestions(ROWS, FITS)
