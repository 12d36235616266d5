/** Credit files: what they hold, and how to have them put right. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-debt.ts'
const CREDIT_FILE_WORDS = [
  'credit report',
  'credit file',
  'credit bureau',
  'credit bureaus',
  'credit bureaux',
  'credit reporting',
  'equifax',
  'transunion',
  'credit score',
  'credit rating',
  'credit history',
  'dossier de crédit',
  'cote de crédit',
  'bureau de crédit',
]

const BOTH = {
  country: 'ca',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const CREDIT_FILES: readonly Rule[] = [
  {
    ...BOTH,
    id: 'ca.debt.know-six-years',
    creditor: 'private',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 20,
    says: 'Most unpaid debts leave your credit report after about six years. A debt on the report can still be too old for court.',
    authority: LAW.credit,
  },
  {
    ...BOTH,
    id: 'ca.debt.on-credit-file',
    kind: 'right',
    regions: ['CA-ON'],
    rank: 22,
    when: {
      any: [
        {
          says: CREDIT_FILE_WORDS,
        },
      ],
    },
    says: 'In Ontario you can see your credit file for free, have wrong facts put right, and add your side. Old debts must leave the file after some years.',
    authority: {
      title: 'Consumer Reporting Act (Ontario), R.S.O. 1990, c. C.33',
      provision: 'sections 9, 12 and 13 (old facts, access, correction)',
      url: 'https://www.ontario.ca/laws/statute/90c33',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...BOTH,
    id: 'ca.debt.bc-credit-file',
    kind: 'right',
    regions: ['CA-BC'],
    rank: 22,
    when: {
      any: [
        {
          says: CREDIT_FILE_WORDS,
        },
      ],
    },
    says: 'In British Columbia you can see your credit file for free, have wrong facts put right, and add your side. Old debts must leave the file after some years.',
    authority: {
      title: 'Business Practices and Consumer Protection Act (British Columbia), S.B.C. 2004, c. 2',
      provision: 'Part 6 (credit reporting: access, correction, old facts)',
      url: 'https://www.bclaws.gov.bc.ca/',
      inForceFrom: '2006-07-01',
    },
  },
  {
    ...BOTH,
    id: 'ca.debt.ab-credit-file',
    kind: 'right',
    regions: ['CA-AB'],
    rank: 22,
    when: {
      any: [
        {
          says: CREDIT_FILE_WORDS,
        },
      ],
    },
    says: 'In Alberta you can see your credit file for free, have wrong facts put right, and add your side. Old debts must leave the file after some years.',
    authority: {
      title: 'Consumer Protection Act (Alberta), R.S.A. 2000, c. C-26.3',
      provision: 'Part 5 (credit and personal reports)',
      url: 'https://kings-printer.alberta.ca/',
      inForceFrom: '2017-12-15',
    },
  },
  {
    ...BOTH,
    id: 'ca.debt.qc-credit-file',
    kind: 'right',
    regions: ['CA-QC'],
    rank: 22,
    when: {
      any: [
        {
          says: CREDIT_FILE_WORDS,
        },
      ],
    },
    says: 'In Québec you can see your credit file for free. You can add a note if you disagree, and ask for a free freeze.',
    authority: {
      title:
        'Credit Assessment Agents Act (Loi sur les agents d’évaluation du crédit), CQLR c. A-8.2 (Québec)',
      provision: 'protective measures: security freeze, alert and note',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/A-8.2',
      inForceFrom: '2023-02-01',
    },
  },
]
