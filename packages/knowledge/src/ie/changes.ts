/** How the law changed lately, or soon will: what was, what is, and since when. */
import type { Rule } from '@plainletter/contracts/rule'

import { europeanChanges } from '../europe/changes.ts'
import { MORTGAGE_WORDS } from './conditions.ts'

const CHANGE = {
  country: 'ie',
  kind: 'change',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const CHANGES: readonly Rule[] = [
  {
    ...CHANGE,
    id: 'ie.news.rent-control',
    kinds: ['RENT_ARREARS_LETTER', 'EVICTION_NOTICE', 'ENQUIRY', 'OTHER'],
    topics: ['housing'],
    when: { any: [{ says: ['rent review', 'rent increase', 'new rent', 'rent pressure'] }] },
    changedOn: '2025-06-20',
    was: 'The limits held only in rent pressure zones.',
    is: 'The whole country is covered. Check a rent notice with the Residential Tenancies Board.',
    says: 'Since 20 June 2025 limits on rent increases hold in the whole country.',
    authority: {
      title: 'Residential Tenancies (Amendment) Act 2025',
      provision: 'rent pressure zone for the whole State',
      url: 'https://www.rtb.ie/',
      inForceFrom: '2025-06-20',
    },
  },
  {
    ...CHANGE,
    id: 'ie.news.lender-rules',
    creditor: 'private',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    when: {
      any: [{ says: ['loan', 'credit card', 'overdraft', 'credit agreement', ...MORTGAGE_WORDS] }],
    },
    changedOn: '2026-03-24',
    was: 'The Consumer Protection Code of 2012 and the code on mortgage arrears held.',
    is: 'Regulations of the Central Bank took their place. Lenders must still help you and not contact you too often.',
    says: 'New rules for banks and loan firms on customers in arrears began on 24 March 2026.',
    authority: {
      title: 'Central Bank (Section 48) (Consumer Protection) Regulations 2025',
      provision: 'S.I. No. 81 of 2025 (Consumer Protection Code), Part 3 (arrears)',
      url: 'https://www.irishstatutebook.ie/eli/2025/si/81/made/en/html',
      inForceFrom: '2026-03-24',
    },
  },
  {
    ...CHANGE,
    id: 'ie.news.minimum-wage',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment'],
    when: { any: [{ says: ['minimum wage', 'underpaid'] }] },
    changedOn: '2026-01-01',
    was: 'It was €13.50 an hour.',
    is: 'It is €14.15 for people of 20 and over.',
    says: 'Since 1 January 2026 the minimum wage is €14.15 an hour.',
    authority: {
      title: 'National Minimum Wage Act 2000 and the order for 2026',
      provision: 'national minimum hourly rate',
      url: 'https://www.workplacerelations.ie/',
      inForceFrom: '2026-01-01',
    },
  },
  {
    ...CHANGE,
    id: 'ie.news.auto-enrolment',
    kinds: ['DISMISSAL_LETTER', 'ENQUIRY'],
    topics: ['employment'],
    when: { any: [{ says: ['auto-enrolment', 'auto enrolment', 'my future fund', 'pension'] }] },
    changedOn: '2026-01-01',
    was: 'Nobody had to join a pension at work.',
    is: 'You, your employer and the State pay in. You can opt out in the seventh and eighth month.',
    says: 'Since 1 January 2026 most employees without a pension at work are put into a state savings plan.',
    authority: {
      title: 'Automatic Enrolment Retirement Savings System Act 2024',
      provision: 'My Future Fund',
      url: 'https://www.irishstatutebook.ie/eli/2024/act/20/enacted/en/html',
      inForceFrom: '2026-01-01',
    },
  },
  ...europeanChanges('ie'),
]
