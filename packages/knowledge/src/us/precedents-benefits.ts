/** Leading cases on benefits: when they may be taken, cut or asked back. */
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

export const BENEFIT_PRECEDENTS: readonly Precedent[] = [
  {
    ...DEBT,
    id: 'us.precedent.philpott-v-essex',
    name: 'Philpott v. Essex County Welfare Board',
    ...usReports('409/413', '1973-01-10', '71-5656'),
    kinds: ['DEBT_COLLECTION_LETTER', 'COURT_JUDGMENT', 'ENQUIRY'],
    when: { any: [{ says: ['social security', 'ssi', 'bank account', 'levy'] }] },
    asks: [
      ['social security', 'ssi', 'disability benefits', 'ssdi'],
      ['take', 'garnish', 'bank account', 'freeze', 'frozen', 'levy', 'seize', 'creditor', 'debt'],
    ],
    asked: 'Can a creditor take Social Security money from a bank account?',
    held: 'No. Not even a state may.',
    helps:
      'Tell the bank and the creditor where the money comes from. Banks must protect recent deposits.',
    limits:
      'Taxes, child support and some federal debts are different. Do not mix it with other money.',
    side: 'for_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.lockhart-v-united-states',
    name: 'Lockhart v. United States',
    ...usReports('546/142', '2005-12-07', '04-881'),
    kinds: ['DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT', 'ENQUIRY'],
    when: { all: [{ says: ['offset', 'treasury'] }] },
    asks: [
      ['social security', 'disability benefits', 'tax refund'],
      ['student loan', 'student loans', 'offset', 'federal debt'],
    ],
    asked: 'May the government take part of Social Security for a very old student loan?',
    held: 'Yes. There is no time limit for that.',
    helps: 'Ask about hardship, disability discharge and a payment plan before it starts.',
    limits: 'It works against you. A part of each payment is protected by law.',
    side: 'against_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.goldberg-v-kelly',
    name: 'Goldberg v. Kelly',
    ...usReports('397/254', '1970-03-23', '62'),
    kinds: ['BENEFIT_OVERPAYMENT', 'ENQUIRY'],
    asks: [
      ['welfare', 'food stamps', 'snap', 'tanf', 'benefits', 'medicaid'],
      ['cut off', 'stopped', 'terminated', 'hearing', 'notice', 'ended', 'cut'],
    ],
    asked: 'May welfare be stopped before the person can be heard?',
    held: 'No. There must be notice and a hearing first, because people need it to live.',
    helps: 'Ask for a hearing at once, in writing. Ask that payments go on until then.',
    limits:
      'The letter sets a short time for this. For disability benefits a hearing afterward can be enough.',
    side: 'for_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.mathews-v-eldridge',
    name: 'Mathews v. Eldridge',
    ...usReports('424/319', '1976-02-24', '74-204'),
    kinds: ['BENEFIT_OVERPAYMENT', 'ENQUIRY'],
    when: { any: [{ says: ['disability'] }] },
    asks: [
      ['disability benefits', 'ssdi', 'social security disability', 'social security'],
      ['stopped', 'hearing', 'terminated', 'cut off', 'ended', 'notice'],
    ],
    asked: 'Must there be a hearing before disability benefits stop?',
    held: 'No. Written steps before and a hearing after can be fair enough.',
    helps:
      'Answer in writing with medical proof. If you appeal within ten days, you can ask for payments to go on.',
    limits: 'It works against you if you wait for a hearing first.',
    side: 'against_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.califano-v-yamasaki',
    name: 'Califano v. Yamasaki',
    ...usReports('442/682', '1979-06-20', '77-1511'),
    kinds: ['BENEFIT_OVERPAYMENT', 'ENQUIRY'],
    when: { any: [{ says: ['social security'] }] },
    asks: [
      ['social security', 'ssa'],
      ['overpaid', 'overpayment', 'pay back', 'repay', 'waiver'],
    ],
    asked: 'Must Social Security talk to you before it takes back money and you ask it not to?',
    held: 'Yes, if you ask for a waiver. You must get a talk in person before they collect.',
    helps: 'Ask for a waiver: say that it was not your fault and that you cannot afford it.',
    limits: 'If you only say that the sum is wrong, papers can be enough.',
    side: 'for_you',
  },
]
