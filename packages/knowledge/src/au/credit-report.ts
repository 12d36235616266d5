/** Defaults on a credit report. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

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

const CREDIT_REPORTING = {
  title: 'Privacy Act 1988, Part IIIA, and the Privacy (Credit Reporting) Code',
  provision: 'sections 6Q and 21D (default information)',
  url: 'https://www.legislation.gov.au/C2004A03712/latest',
  inForceFrom: '2014-03-12',
} satisfies Authority

export const CREDIT_REPORT_RULES: readonly Rule[] = [
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
]
