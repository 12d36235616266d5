/** The acts that each state has of its own, where the state is not known. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { TOLL_DEMAND } from './conditions.ts'

const HOME = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
  topics: ['housing'],
} satisfies Partial<Rule>

const JUDGED = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE'],
  topics: ['debt'],
} satisfies Partial<Rule>

const FINE = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
  topics: ['parking'],
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...HOME,
    id: 'au.home.right-acts',
    kind: 'right',
    rank: 14,
    says: 'The tenancy law of your state sets notice, reasons, repairs and rent rules. Only a tribunal or court can order you out.',
    authority: {
      title: 'Residential tenancy laws of the states',
      provision:
        'Residential Tenancies Act 2010 (NSW); Residential Tenancies Act 1997 (Vic); Residential Tenancies and Rooming Accommodation Act 2008 (Qld); Residential Tenancies Act 1987 (WA); Residential Tenancies Act 1995 (SA)',
      url: 'https://www.tenants.org.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...JUDGED,
    id: 'au.judged.right-state-law',
    kind: 'right',
    rank: 12,
    says: 'Each state lets you ask the court to pay by instalments, or to set aside a judgment made without you.',
    authority: {
      title: 'Civil enforcement laws of the states',
      provision:
        'for example Civil Procedure Act 2005 (NSW), section 107; Judgment Debt Recovery Act 1984 (Vic), sections 5 and 12; Uniform Civil Procedure Rules 1999 (Qld), rules 868 to 875',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...FINE,
    id: 'au.fine.right-acts',
    when: { not: [TOLL_DEMAND] },
    kind: 'right',
    rank: 60,
    says: 'Each state lets you ask for a review, a payment plan, or a court hearing instead of the fine.',
    authority: {
      title: 'Fines laws of the states',
      provision:
        'for example Fines Act 1996 (NSW); Infringements Act 2006 (Vic) and Fines Reform Act 2014 (Vic); State Penalties Enforcement Act 1999 (Qld); Fines, Penalties and Infringement Notices Enforcement Act 1994 (WA)',
      url: 'https://www.nsw.gov.au/money-and-taxes/fines-and-fees',
      inForceFrom: '2017-12-31',
    },
  },
]

/** The rows, with those for questions where they fit. */
export const STATE_ACTS = fitQuestions(ROWS, FITS)
