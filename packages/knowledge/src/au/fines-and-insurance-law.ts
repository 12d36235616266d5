/** The statutes behind fines and insurance decisions. */
import type { Rule } from '@plainletter/contracts/rule'

const FINE = {
  country: 'au',
  kinds: ['PENALTY_CHARGE_NOTICE'],
  topics: ['parking'],
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const INSURER = {
  country: 'au',
  kinds: ['INSURANCE_DECISION'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const FINES_AND_INSURANCE_LAW: readonly Rule[] = [
  {
    ...FINE,
    id: 'au.fine.nsw-review',
    kind: 'right',
    rank: 5,
    says: 'In New South Wales you can ask for a review of a fine before it is paid, and choose court instead.',
    regions: ['AU-NSW'],
    authority: {
      title: 'Fines Act 1996 (NSW)',
      provision: 'sections 24A to 24J, 99A to 99I and 100',
      url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1996-099',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...FINE,
    id: 'au.fine.nsw-work',
    kind: 'right',
    rank: 8,
    says: 'In New South Wales people in hardship can work a fine off by unpaid work, courses or treatment.',
    regions: ['AU-NSW'],
    authority: {
      title: 'Fines Act 1996 (NSW)',
      provision: 'sections 24A to 24J, 99A to 99I and 100',
      url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1996-099',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...FINE,
    id: 'au.fine.vic-review',
    kind: 'right',
    rank: 5,
    says: 'In Victoria you can ask once for an internal review: wrong in law, special circumstances, unaware or exceptional.',
    regions: ['AU-VIC'],
    authority: {
      title: 'Infringements Act 2006 (Vic) and Fines Reform Act 2014 (Vic)',
      provision: 'sections 22 to 25 and Part 2',
      url: 'https://www.legislation.vic.gov.au/',
      inForceFrom: '2017-12-31',
    },
  },
  {
    ...FINE,
    id: 'au.fine.vic-plan',
    kind: 'right',
    rank: 8,
    says: 'In Victoria you can ask Fines Victoria for a payment plan, or to work the fine off.',
    regions: ['AU-VIC'],
    authority: {
      title: 'Infringements Act 2006 (Vic) and Fines Reform Act 2014 (Vic)',
      provision: 'sections 22 to 25 and Part 2',
      url: 'https://www.legislation.vic.gov.au/',
      inForceFrom: '2017-12-31',
    },
  },
  {
    ...FINE,
    id: 'au.fine.sa-plan',
    kind: 'right',
    rank: 5,
    says: 'In South Australia you can ask for a review, a payment plan or to be let off for hardship.',
    regions: ['AU-SA'],
    authority: {
      title: 'Fines Enforcement and Debt Recovery Act 2017 (SA)',
      provision: 'Part 3 (payment arrangements and review)',
      url: 'https://www.legislation.sa.gov.au/',
      inForceFrom: '2018-04-30',
    },
  },
  {
    ...INSURER,
    id: 'au.insure.right-good-faith',
    kind: 'right',
    rank: 5,
    says: 'The insurer owes you the utmost good faith. It must deal with your claim fairly and without delay.',
    authority: {
      title: 'Insurance Contracts Act 1984',
      provision: 'sections 13 and 14',
      url: 'https://www.legislation.gov.au/C2004A02945/latest',
      inForceFrom: '1986-01-01',
    },
  },
  {
    ...INSURER,
    id: 'au.insure.right-no-loss',
    kind: 'right',
    rank: 10,
    says: 'It may not refuse for something you did later that did not cause the loss. It may only cut for harm it can show.',
    authority: {
      title: 'Insurance Contracts Act 1984',
      provision: 'section 54',
      url: 'https://www.legislation.gov.au/C2004A02945/latest',
      inForceFrom: '1986-01-01',
    },
  },
  {
    ...INSURER,
    id: 'au.insure.right-disclosure',
    kind: 'right',
    rank: 15,
    says: 'If it says you did not tell it something, that counts only if it asked clearly and you did not take fair care.',
    authority: {
      title: 'Insurance Contracts Act 1984',
      provision: 'sections 20B, 28 and 29',
      url: 'https://www.legislation.gov.au/C2004A02945/latest',
      inForceFrom: '1986-01-01',
    },
  },
]
