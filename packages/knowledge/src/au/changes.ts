/** How the law changed lately, or soon will: what was, what is, and since when. */
import type { Rule } from '@plainletter/contracts/rule'

const CHANGE = {
  country: 'au',
  kind: 'change',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const CHANGES: readonly Rule[] = [
  {
    ...CHANGE,
    id: 'au.news.pay-later',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    when: {
      any: [
        {
          says: ['afterpay', 'zip pay', 'humm', 'klarna', 'buy now pay later', 'bnpl', 'pay in 4'],
        },
      ],
    },
    changedOn: '2025-06-10',
    was: 'Buy now pay later was outside the credit law.',
    is: 'The firm needs a licence, must check what you can pay, and must look at hardship.',
    says: 'Since 10 June 2025 buy now pay later is credit under the law. The firm must have a licence and belong to AFCA.',
    authority: {
      title: 'National Consumer Credit Protection Act 2009',
      provision: 'low cost credit contracts',
      url: 'https://www.legislation.gov.au/C2009A00134/latest',
      inForceFrom: '2025-06-10',
    },
  },
  {
    ...CHANGE,
    id: 'au.news.wage-theft',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment'],
    when: {
      any: [
        {
          says: [
            'underpaid',
            'underpayment',
            'unpaid wages',
            'owed wages',
            'not paid',
            'final pay',
            'entitlements',
          ],
        },
      ],
    },
    changedOn: '2025-01-01',
    was: 'Underpaying was punished only with civil fines.',
    is: 'An employer who underpays on purpose can be charged. The Fair Work Ombudsman looks into it for free.',
    says: 'Since 1 January 2025 it is a crime to underpay workers on purpose.',
    authority: {
      title: 'Fair Work Act 2009',
      provision: 'section 327A',
      url: 'https://www.legislation.gov.au/C2009A00028/latest',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...CHANGE,
    id: 'au.news.right-to-disconnect',
    kinds: ['DISMISSAL_LETTER', 'ENQUIRY'],
    topics: ['employment'],
    when: {
      any: [
        {
          says: [
            'after hours',
            'outside work hours',
            'outside of hours',
            'right to disconnect',
            'did not answer',
            'weekend messages',
          ],
        },
      ],
    },
    changedOn: '2025-08-26',
    was: 'The right began on 26 August 2024 for firms with 15 workers or more.',
    is: 'Since 26 August 2025 it holds for small firms as well.',
    says: 'Workers of small firms too may now leave messages outside work hours unanswered, unless that is unreasonable.',
    authority: {
      title: 'Fair Work Act 2009',
      provision: 'section 333M',
      url: 'https://www.legislation.gov.au/C2009A00028/latest',
      inForceFrom: '2025-08-26',
    },
  },
  {
    ...CHANGE,
    id: 'au.news.payday-super',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment'],
    when: { any: [{ says: ['super', 'superannuation', 'unpaid super'] }] },
    changedOn: '2026-07-01',
    was: 'Employers paid super every three months.',
    is: 'Super comes with each pay. You can report late super to the tax office (ATO).',
    says: 'Since 1 July 2026 super must reach your fund within seven business days of payday.',
    authority: {
      title: 'Treasury Laws Amendment (Payday Superannuation) Act 2025',
      provision: 'Act No. 57 of 2025',
      url: 'https://www.ato.gov.au/businesses-and-organisations/super-for-employers',
      inForceFrom: '2026-07-01',
    },
  },
  {
    ...CHANGE,
    id: 'au.news.nsw-rent-once',
    kinds: ['RENT_ARREARS_LETTER', 'ENQUIRY'],
    topics: ['housing'],
    regions: ['AU-NSW'],
    when: {
      any: [{ says: ['rent increase', 'increase your rent', 'new rent', 'increase in rent'] }],
    },
    changedOn: '2024-10-31',
    was: 'For fixed terms under two years the limit did not hold.',
    is: 'Since 31 October 2024 the limit holds for all, also when the lease is renewed.',
    says: 'In New South Wales rent may rise only once in 12 months, in every kind of lease.',
    authority: {
      title: 'Residential Tenancies Act 2010 (NSW)',
      provision: 'section 41',
      url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-2010-042',
      inForceFrom: '2024-10-31',
    },
  },
  {
    ...CHANGE,
    id: 'au.news.vic-rent-notice',
    kinds: ['RENT_ARREARS_LETTER', 'ENQUIRY'],
    topics: ['housing'],
    regions: ['AU-VIC'],
    when: {
      any: [{ says: ['rent increase', 'increase your rent', 'new rent', 'increase in rent'] }],
    },
    changedOn: '2025-11-25',
    was: 'The notice was 60 days.',
    is: 'Since 25 November 2025 it is 90 days. Consumer Affairs Victoria can check if the rise is fair.',
    says: 'In Victoria a rent increase now needs 90 days’ notice.',
    authority: {
      title: 'Residential Tenancies Act 1997 (Vic)',
      provision: 'section 44, as amended in 2025',
      url: 'https://www.consumer.vic.gov.au/',
      inForceFrom: '2025-11-25',
    },
  },
]
