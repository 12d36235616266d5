/** Who collects a debt, and what a collector may and may not do. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority-debt.ts'
import { CREDIT, NOT_OF_THE_STATE, STRATA_LEVY } from './conditions.ts'

const DEBT = {
  country: 'au',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const BOTH = {
  country: 'au',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const DEBT_ACTS = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt'],
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...DEBT,
    id: 'au.debt.who',
    creditor: 'private',
    when: NOT_OF_THE_STATE,
    kind: 'fact',
    slot: 'who_they_are',
    rank: 20,
    says: 'A debt collector works for the firm you owed, or has bought the debt. It has no powers of a court or of the police.',
    authority: LAW.guideline,
  },
  {
    ...DEBT,
    id: 'au.debt.org-afca',
    creditor: 'private',
    kind: 'fact',
    slot: 'organisation',
    rank: 20,
    when: CREDIT,
    says: 'Firms that collect loans and cards must belong to AFCA, the free complaints body. You can look them up there.',
    authority: LAW.afca,
  },
  {
    ...BOTH,
    id: 'au.debt.right-no-harass',
    creditor: 'private',
    when: NOT_OF_THE_STATE,
    kind: 'right',
    rank: 20,
    says: 'You have the right not to be harassed, threatened or forced.',
    authority: LAW.harass,
  },
  {
    ...BOTH,
    id: 'au.debt.right-hours',
    creditor: 'private',
    when: NOT_OF_THE_STATE,
    kind: 'right',
    rank: 30,
    says: 'They should call only from 7.30 a.m. to 9 p.m. on weekdays and 9 a.m. to 9 p.m. on weekends. Not on public holidays.',
    authority: LAW.hours,
  },
  {
    ...BOTH,
    id: 'au.debt.right-three',
    creditor: 'private',
    when: NOT_OF_THE_STATE,
    kind: 'right',
    rank: 40,
    says: 'They should not contact you more than three times a week or ten times a month.',
    authority: LAW.guideline,
  },
  {
    ...BOTH,
    id: 'au.debt.right-private',
    creditor: 'private',
    when: NOT_OF_THE_STATE,
    kind: 'right',
    rank: 50,
    says: 'They should not tell your boss, family or neighbours about the debt.',
    authority: LAW.guideline,
  },
  {
    ...BOTH,
    id: 'au.debt.right-afca',
    creditor: 'private',
    kind: 'right',
    rank: 60,
    when: CREDIT,
    says: 'You can complain to AFCA for free. While it looks at your case, they most often cannot sue you over it.',
    authority: LAW.afca,
  },
  {
    ...BOTH,
    id: 'au.debt.opt-afca',
    creditor: 'private',
    when: { not: [...NOT_OF_THE_STATE.not, STRATA_LEVY] },
    kind: 'option',
    option: 'complain',
    title: 'Complain to AFCA',
    cost: 'Free.',
    time: 'Weeks to months.',
    risk: 'Low.',
    bestFor: 'They harass you, or will not listen.',
    rank: 40,
    says: 'Complain to the firm first. After 30 days, or a no, go to AFCA.',
    authority: LAW.afca,
  },
  {
    ...DEBT,
    id: 'au.debt.tactic-writing',
    creditor: 'private',
    when: NOT_OF_THE_STATE,
    kind: 'tactic',
    use: 'top',
    risk: 'Letters are slower than calls.',
    notWhen: 'A court date is near.',
    rank: 10,
    says: 'Keep it in writing. Ask them to use email or letters only.',
    authority: LAW.guideline,
  },
  {
    ...DEBT_ACTS,
    id: 'au.debt.right-asic-act',
    creditor: 'private',
    when: { not: [...NOT_OF_THE_STATE.not, STRATA_LEVY] },
    kind: 'right',
    rank: 13,
    says: 'No one may mislead, harass or coerce you about a credit debt. You can complain to the lender, then to AFCA, and tell ASIC.',
    authority: {
      title: 'Australian Securities and Investments Commission Act 2001',
      provision: 'sections 12DA, 12DB and 12DJ (no misleading conduct, no harassment about credit)',
      url: 'https://www.legislation.gov.au/C2004A00819/latest',
      inForceFrom: '2002-03-11',
    },
  },
  {
    ...DEBT_ACTS,
    id: 'au.debt.vic-practices',
    creditor: 'private',
    when: NOT_OF_THE_STATE,
    kind: 'right',
    rank: 11,
    regions: ['AU-VIC'],
    says: 'In Victoria some debt collection acts are banned, such as entering your home without leave or using force or false papers.',
    authority: {
      title: 'Australian Consumer Law and Fair Trading Act 2012 (Vic)',
      provision: 'section 45 (prohibited debt collection practices)',
      url: 'https://www.legislation.vic.gov.au/',
      inForceFrom: '2012-07-01',
    },
  },
]

/** The rows, with those for questions where they fit. */
export const COLLECTOR_CONDUCT = fitQuestions(ROWS, FITS)
