/** Mistakes in a tax return, and a tax code that is wrong. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { CHECKING_SAID } from './tax-checks.ts'

export const TAX_CODES_AND_ERRORS: readonly Rule[] = [
  {
    ...CHECKED,
    kinds: ['TAX_DEMAND'],
    when: { all: [CHECKING_SAID] },
    checkedOn: '2026-11-23',
    id: 'gb.tax.right-careful',
    kind: 'right',
    rank: 9,
    says: 'If you took care and still made a mistake, there is no penalty. If you were careless, telling HMRC about it before they find it makes the penalty much smaller.',
    authority: {
      title: 'Finance Act 2007',
      provision: 'Schedule 24 (penalties for errors), paragraphs 1, 3, 9 and 10',
      url: 'https://www.legislation.gov.uk/ukpga/2007/11/schedule/24',
      inForceFrom: '2008-04-01',
    },
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    kinds: ['TAX_DEMAND'],
    id: 'gb.tax.right-code',
    kind: 'right',
    rank: 9,
    when: { all: [{ says: ['tax code', 'p800', 'coding notice'] }] },
    says: 'You can object to a tax code. Tell HMRC why it is wrong. If you cannot agree, you can appeal to the tax tribunal.',
    authority: {
      title: 'Income Tax (Pay As You Earn) Regulations 2003',
      provision: 'regulation 18 (objecting to a code)',
      url: 'https://www.legislation.gov.uk/uksi/2003/2682/regulation/18',
      inForceFrom: '2004-04-06',
    },
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    id: 'gb.tax.right-points',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 6,
    when: {
      all: [
        { says: ['penalty point', 'penalty points'] },
        { says: ['quarterly update', 'quarterly updates', 'making tax digital'] },
      ],
    },
    says: 'A point costs nothing by itself; £200 comes with the fourth. HMRC said it gives no points for late quarterly updates in 2026-27. Ask it to take the point off, or appeal in 30 days. A good reason for being late counts.',
    authority: {
      title: 'Finance Act 2021',
      provision:
        'section 116 and Schedule 24 (penalty points for late Making Tax Digital updates, reasonable excuse, appeal)',
      url: 'https://www.legislation.gov.uk/ukpga/2021/26/schedule/24',
      inForceFrom: '2026-04-06',
    },
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    id: 'gb.tax.right-estate',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 6,
    when: { all: [{ says: ['inheritance tax', 'iht400', 'iht205'] }] },
    says: 'With a good reason for the late account there is no penalty. It is never more than the tax itself. Tax on a home or land can be paid in ten yearly parts.',
    authority: {
      title: 'Inheritance Tax Act 1984',
      provision:
        'sections 216, 227, 233 and 245 (account, instalments, interest, penalty and reasonable excuse)',
      url: 'https://www.legislation.gov.uk/ukpga/1984/51/section/245',
      inForceFrom: '2004-07-22',
    },
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    id: 'gb.tax.right-vat-late',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 5,
    when: {
      all: [
        { says: ['vat'] },
        {
          says: [
            'late payment penalty',
            'first late payment',
            'second late payment',
            'late submission',
          ],
        },
      ],
    },
    says: 'A good excuse takes the penalty away. So does a plan to pay, asked for in the first 15 days; within 30 days it halves it. Ask for a review or go to the tax tribunal within 30 days.',
    authority: {
      title: 'Finance Act 2021',
      provision:
        'Schedule 26 (paying late: time to pay, reasonable excuse), with Value Added Tax Act 1994, sections 83 to 83G (review, appeal)',
      url: 'https://www.legislation.gov.uk/ukpga/2021/26/schedule/26',
      inForceFrom: '2023-01-01',
    },
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    id: 'gb.tax.right-come-forward',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 6,
    when: {
      all: [
        {
          says: [
            'certificate of tax position',
            'overseas income',
            'disclosure facility',
            'make a disclosure',
            'let property campaign',
            'crypto',
          ],
        },
      ],
    },
    says: 'You need not sign the certificate. Check your returns first. If something was left out, telling HMRC yourself makes the penalty much lower. A tax adviser can do it with you.',
    authority: {
      title: 'Finance Act 2007',
      provision:
        'Schedule 24, paragraphs 9 and 10, with Finance Act 2008, Schedule 41 and Taxes Management Act 1970, sections 7 and 9ZA',
      url: 'https://www.legislation.gov.uk/ukpga/2007/11/schedule/24',
      inForceFrom: '2009-04-01',
    },
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    id: 'gb.tax.right-their-delay',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 8,
    when: {
      all: [
        {
          says: [
            'p800',
            'too little tax',
            'underpaid',
            'underpayment',
            'wrong tax code',
            'wrong tax codes',
          ],
        },
      ],
    },
    says: 'Did HMRC have the facts and not use them? You can ask it to cancel old tax. This is for tax it told you of over a year after the tax year in which it got the facts. You must have had reason to think all was right.',
    authority: {
      title: 'GOV.UK: if HMRC does not act on information',
      provision: 'Extra-Statutory Concession A19',
      url: 'https://www.gov.uk/tax-appeals/hmrc-dont-act-on-information',
      inForceFrom: '2014-04-06',
    },
  },
]
