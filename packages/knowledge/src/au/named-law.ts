/** Law that an adviser names first: default listings, tax debts, averaged income, card payments, lawyers' bills, services. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'
import { FROM_TAX_OFFICE } from './conditions.ts'

const NAMED = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const LISTED = {
  ...NAMED,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND'],
  when: {
    any: [
      {
        says: [
          'credit report',
          'credit file',
          'credit history',
          'credit rating',
          'credit score',
          'credit reporting',
          'credit reporting body',
          'default listing',
          'list a default',
          'list this default',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const TAX_DEBT = {
  ...NAMED,
  kinds: ['TAX_DEMAND', 'DEBT_COLLECTION_LETTER'],
  when: { any: [FROM_TAX_OFFICE, { sender: ['australian taxation office'] }] },
} satisfies Partial<Rule>

const CARD_USE = {
  ...NAMED,
  kinds: ['OTHER', 'SCAM_LETTER'],
  when: {
    all: [{ says: ['card', 'account', 'bank'] }],
    any: [
      {
        says: [
          'recent transaction',
          'transaction of',
          'unauthorised',
          'not made by you',
          'made by you',
          'suspicious transaction',
          'unusual activity',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const LAWYERS_BILL = {
  ...NAMED,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
  when: {
    all: [
      { says: ['invoice', 'our fees', 'our account', 'our bill', 'bill of costs'] },
      {
        says: [
          'family law',
          'law firm',
          'our legal services',
          'your matter',
          'costs agreement',
          'costs disclosure',
          'our professional fees',
          'conveyancing',
        ],
      },
    ],
    not: [{ says: ['our client', 'on behalf of', 'we act for'] }],
  },
} satisfies Partial<Rule>

const CREDIT_REPORTING = {
  title: 'Privacy Act 1988, Part IIIA, and the Privacy (Credit Reporting) Code',
  provision: 'sections 6Q and 21D (default information)',
  url: 'https://www.legislation.gov.au/C2004A03712/latest',
  inForceFrom: '2014-03-12',
} satisfies Authority

const EPAYMENTS = {
  title: 'ASIC: ePayments Code',
  provision: 'Chapter C (liability for unauthorised transactions)',
  url: 'https://asic.gov.au/',
  inForceFrom: '2022-06-02',
} satisfies Authority

export const NAMED_LAW: readonly Rule[] = [
  {
    ...LISTED,
    id: 'au.credit.right-listing',
    kind: 'right',
    rank: 12,
    says: 'They may list a default only if $150 or more is at least 60 days late. Two written warnings must come first.',
    authority: CREDIT_REPORTING,
  },
  {
    ...LISTED,
    id: 'au.credit.know-fourteen',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 15,
    says: 'A default cannot go on your credit report at once. The last warning must come first, and then 14 days must pass.',
    authority: CREDIT_REPORTING,
  },
  {
    ...LISTED,
    id: 'au.credit.insight-old',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    rank: 30,
    actionable:
      'If a default is listed in error, ask the firm and the credit bureau to take it off.',
    says: 'A debt that is too old for court may not be listed as a default.',
    authority: CREDIT_REPORTING,
  },
  {
    ...TAX_DEBT,
    id: 'au.tax.right-instalments',
    kind: 'right',
    rank: 15,
    says: 'The law lets the tax office accept payment in parts. If you missed one, call and ask to keep or change the plan.',
    authority: LAW.taxInstalments,
  },
  {
    ...TAX_DEBT,
    id: 'au.tax.right-release',
    kind: 'right',
    rank: 35,
    says: 'If paying would leave you without food, a home or other basics, you can ask to be released from income tax debts.',
    authority: {
      title: 'Taxation Administration Act 1953, Schedule 1',
      provision: 'sections 340-5 and 340-10 (release for serious hardship)',
      url: 'https://www.legislation.gov.au/C1953A00001/latest',
      inForceFrom: '2003-09-01',
    },
  },
  {
    ...NAMED,
    id: 'au.tax.warn-no-court',
    kind: 'warning',
    kinds: ['DEBT_COLLECTION_LETTER'],
    severity: 'high',
    rank: 5,
    when: { any: [FROM_TAX_OFFICE, { sender: ['australian taxation office'] }] },
    says: 'The tax office can take money from your bank or your pay without a court. Call before the date in the letter.',
    authority: LAW.atoGarnish,
  },
  {
    ...NAMED,
    id: 'au.benefit.insight-averaged',
    kind: 'insight',
    kinds: ['BENEFIT_OVERPAYMENT'],
    severity: 'high',
    confidence: 0.7,
    rank: 5,
    when: {
      any: [
        {
          says: [
            'averaged',
            'averaging',
            'average income',
            'tax office data',
            'payg summary',
            'ato records',
            'income from the ato',
          ],
        },
      ],
    },
    actionable: 'Ask how each fortnight was worked out, and ask for a review.',
    says: 'A debt cannot rest on yearly tax data spread evenly over the fortnights and nothing else. The Commonwealth accepted that in court in 2019.',
    authority: {
      title: 'Amato v Commonwealth (Federal Court, VID 611 of 2019)',
      provision: 'orders by consent of 27 November 2019 (income averaging)',
      url: 'https://www.fedcourt.gov.au/',
      inForceFrom: '2019-11-27',
    },
  },
  {
    ...NAMED,
    id: 'au.benefit.know-when-owed',
    kind: 'fact',
    slot: 'did_you_know',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 30,
    says: 'It is a debt only if you were paid more than the law allowed. They must be able to show how they worked it out.',
    authority: {
      title: 'Social Security Act 1991',
      provision: 'section 1223 (when an overpayment is a debt)',
      url: 'https://www.legislation.gov.au/C2004A04121/latest',
      inForceFrom: '1991-07-01',
    },
  },
  {
    ...CARD_USE,
    id: 'au.bank.right-not-mine',
    kind: 'right',
    rank: 10,
    says: 'If you did not make or allow a payment, your bank must most often bear the loss. You may share it if you gave away a code or told them late.',
    authority: EPAYMENTS,
  },
  {
    ...CARD_USE,
    id: 'au.bank.step-call',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Call the number on the back of your card, not the one in the message. If the payment is not yours, say so now.',
    authority: EPAYMENTS,
  },
  {
    ...LAWYERS_BILL,
    id: 'au.lawyer.right-itemised',
    kind: 'right',
    rank: 12,
    says: 'For your own lawyer’s bill you can ask for a list of each item. Ask soon: in some states you have only 30 days.',
    authority: {
      title:
        'Legal Profession Uniform Law (NSW, Vic, WA); elsewhere the legal profession law of the state',
      provision: 'section 187 (itemised bill)',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2015-07-01',
    },
  },
  {
    ...LAWYERS_BILL,
    id: 'au.lawyer.right-assessment',
    kind: 'right',
    rank: 14,
    says: 'You can ask for an independent check of a lawyer’s costs (costs assessment). There is a time limit, most often 12 months from the bill.',
    authority: {
      title:
        'Legal Profession Uniform Law (NSW, Vic, WA); elsewhere the legal profession law of the state',
      provision: 'section 198 (costs assessment)',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2015-07-01',
    },
  },
  {
    ...NAMED,
    id: 'au.services.right-care',
    kind: 'right',
    kinds: ['LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER'],
    rank: 25,
    when: {
      any: [
        {
          says: [
            'services agreement',
            'service agreement',
            'services contract',
            'breach of services',
            'due care and skill',
            'consumer guarantee',
            'consumer guarantees',
            'australian consumer law',
          ],
        },
      ],
    },
    says: 'Consumer services must be done with care, fit the purpose you agreed, and be done in a fair time.',
    authority: {
      title: 'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law)',
      provision: 'sections 60 to 62 (services)',
      url: 'https://www.legislation.gov.au/C2004A00109/latest',
      inForceFrom: '2011-01-01',
    },
  },
]
