/** Leading cases on credit reports and loans on a home. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { usReports } from './cite-case.ts'

const US = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-21',
  areas: ['debt'],
} as const satisfies Partial<Precedent>

const DEBT: Pick<Precedent, 'kinds' | 'country' | 'areas' | 'checkedOn' | 'checkBy'> = {
  ...US,
  areas: ['debt'],
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'ENQUIRY'],
}

const CREDIT_REPORT = [
  'credit report',
  'credit score',
  'credit bureau',
  'fcra',
  'credit file',
  'equifax',
  'experian',
  'transunion',
]

export const CREDIT_PRECEDENTS: readonly Precedent[] = [
  {
    ...DEBT,
    id: 'us.precedent.spokeo-v-robins',
    name: 'Spokeo, Inc. v. Robins',
    ...usReports('578/330', '2016-05-16', '13-1339'),
    areas: ['debt', 'consumer'],
    kinds: ['ENQUIRY'],
    asks: [
      [...CREDIT_REPORT, 'background check'],
      ['wrong', 'error', 'mistake', 'sue', 'false', 'inaccurate'],
    ],
    asked: 'Can you sue in federal court over wrong data that did you no real harm?',
    held: 'No. The harm must be real, though it need not be money.',
    helps: 'Write down what the mistake cost you: a loan, a job, a home, your time.',
    limits: 'A bare mistake without any harm is not enough.',
    side: 'both',
  },
  {
    ...DEBT,
    id: 'us.precedent.transunion-v-ramirez',
    name: 'TransUnion LLC v. Ramirez',
    ...usReports('594/413', '2021-06-25', '20-297'),
    areas: ['debt', 'consumer'],
    kinds: ['ENQUIRY'],
    asks: [
      [...CREDIT_REPORT, 'background check'],
      ['wrong', 'error', 'mistake', 'sue', 'false', 'terrorist', 'inaccurate', 'sent to'],
    ],
    asked: 'Can people sue over a false note in a credit file that nobody ever saw?',
    held: 'No. Only those whose false report went to a business could claim damages.',
    helps: 'Find out who got your report. Ask the bureau for the list.',
    limits:
      'A false note that stays inside the file gives no damages in federal court. You can still have it fixed.',
    side: 'both',
  },
  {
    ...DEBT,
    id: 'us.precedent.safeco-v-burr',
    name: 'Safeco Insurance Co. of America v. Burr',
    ...usReports('551/47', '2007-06-04', '06-84'),
    areas: ['debt', 'consumer'],
    kinds: ['INSURANCE_DECISION', 'ENQUIRY'],
    when: { any: [{ says: ['credit report', 'credit score', 'consumer report'] }] },
    asks: [CREDIT_REPORT, ['insurance', 'higher rate', 'denied', 'premium', 'notice', 'willful']],
    asked: 'When must a company pay extra for breaking the credit report law?',
    held: 'When it broke the law on purpose or recklessly. A fair but wrong reading of the law is not enough.',
    helps: 'You must get a notice when your credit report makes your price worse. Ask for it.',
    limits: 'Without reckless conduct you must prove your own loss.',
    side: 'both',
  },
  {
    ...DEBT,
    id: 'us.precedent.usda-v-kirtz',
    name: 'Department of Agriculture Rural Development Rural Housing Service v. Kirtz',
    ...usReports('601/42', '2024-02-08', '22-846'),
    areas: ['debt', 'consumer'],
    kinds: ['ENQUIRY', 'DEBT_COLLECTION_LETTER'],
    when: {
      any: [
        {
          says: [
            'department of education',
            'rural development',
            'department of agriculture',
            'federal student',
          ],
        },
      ],
    },
    asks: [CREDIT_REPORT, ['government', 'federal', 'student loan', 'usda', 'federal loan']],
    asked: 'Can you sue a federal agency that reports you wrongly to a credit bureau?',
    held: 'Yes. The credit report law covers the government too.',
    helps: 'Dispute the mistake with the bureau first. Then the agency must check it.',
    limits: 'You can sue only after that dispute was handled wrongly.',
    side: 'for_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.jesinoski-v-countrywide',
    name: 'Jesinoski v. Countrywide Home Loans, Inc.',
    ...usReports('574/259', '2015-01-13', '13-684'),
    areas: ['debt', 'housing', 'consumer'],
    kinds: ['ENQUIRY', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    when: {
      all: [
        { says: ['mortgage', 'refinance', 'home equity'] },
        { says: ['rescind', 'rescission'] },
      ],
    },
    asks: [
      ['mortgage', 'refinance', 'home equity', 'home loan'],
      ['cancel', 'rescind', 'rescission', 'change my mind', 'get out of'],
    ],
    asked: 'Must you sue within three years to cancel a home loan under the lending law?',
    held: 'No. Sending the lender a written notice in time is enough.',
    helps: 'Send the notice by mail with proof. Keep a copy.',
    limits:
      'It does not cover a loan to buy your home. After three days you need a fault in the papers.',
    side: 'for_you',
  },
]
