/** How long a claim can be brought for. Six years in England, Wales and Northern Ireland, five in Scotland, for most debts. */
import type { Rule } from '@plainletter/contracts/rule'

import { LIMITATION_LAW } from './authority.ts'

const CLAIMS = {
  country: 'gb',
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'COURT_CLAIM',
    'UTILITY_BILL_DEMAND',
    'ENQUIRY',
  ],
  topics: ['debt', 'consumer', 'parking'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

/** Public debts, secured debts and court orders have limits of their own. */
const NOT_PLAIN_CONTRACT = [
  'council tax',
  'liability order',
  'mortgage',
  'secured loan',
  'ground rent',
  'rent arrears',
  'benefit overpayment',
  'tax credits',
  'hmrc',
  'penalty charge notice',
  'student loan',
  'deed',
]

export const LIMITATION: readonly Rule[] = [
  {
    ...CLAIMS,
    id: 'gb.limitation.contract-ew',
    kind: 'limitation',
    rank: 10,
    nations: ['england', 'wales'],
    when: { not: [{ says: NOT_PLAIN_CONTRACT }] },
    years: 6,
    from: 'the day they could first have gone to court: for a bill, the day it fell due; for a credit card or a loan, in most cases the end date in the default notice',
    effect: 'court_action_barred',
    restartedBy:
      'This can start that time again: a payment by you or a joint borrower, or a signed letter or email that admits the debt, before the six years end.',
    says: 'For most debts and charges they have six years to start a court claim. After that you can tell the court it is too late.',
    authority: LIMITATION_LAW.contract,
  },
  {
    ...CLAIMS,
    id: 'gb.limitation.contract-scotland',
    kind: 'limitation',
    rank: 10,
    nations: ['scotland'],
    when: { not: [{ says: NOT_PLAIN_CONTRACT }] },
    years: 5,
    from: 'the day the debt became due',
    effect: 'debt_extinguished',
    restartedBy:
      'This can start that time again: a payment, a clear written admission, or a court case by them, before the five years end.',
    says: 'In Scotland most debts end after five years with no payment, no written admission and no court case. Then you owe nothing.',
    authority: LIMITATION_LAW.scotland,
  },
  {
    ...CLAIMS,
    id: 'gb.limitation.contract-ni',
    kind: 'limitation',
    rank: 10,
    nations: ['northern_ireland'],
    when: { not: [{ says: NOT_PLAIN_CONTRACT }] },
    years: 6,
    from: 'the day they could first have gone to court',
    effect: 'court_action_barred',
    restartedBy:
      'This can start that time again: a payment, or a signed admission in writing, before the six years end.',
    says: 'In Northern Ireland they have six years to start a court claim for most debts. After that you can tell the court it is too late.',
    authority: LIMITATION_LAW.ireland,
  },
  {
    ...CLAIMS,
    id: 'gb.limitation.secured-ew',
    kind: 'limitation',
    rank: 20,
    nations: ['england', 'wales'],
    when: {
      any: [
        {
          says: [
            'mortgage shortfall',
            'secured loan',
            'shortfall debt',
            'sale shortfall',
            'the shortfall is',
            'repossessed and sold',
            'did not repay the mortgage',
            'legal charge over your',
          ],
        },
      ],
    },
    years: 12,
    from: 'the day the lender could first ask for the money back',
    effect: 'court_action_barred',
    restartedBy:
      'This can start that time again: a payment, or a signed admission in writing, before the twelve years end.',
    says: 'For money lent on a home, the lender has twelve years to claim the sum lent. For the interest it has six years.',
    authority: LIMITATION_LAW.land,
  },
  {
    ...CLAIMS,
    kinds: ['RENT_ARREARS_LETTER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    topics: ['housing', 'debt'],
    id: 'gb.limitation.rent-ew',
    kind: 'limitation',
    rank: 20,
    nations: ['england', 'wales'],
    when: { any: [{ says: ['rent arrears', 'arrears of rent', 'unpaid rent', 'ground rent'] }] },
    years: 6,
    from: 'the day each rent payment fell due',
    effect: 'court_action_barred',
    restartedBy:
      'This can start that time again: a payment of that rent, or a signed admission in writing, before the six years end.',
    says: 'Rent can be claimed in court for six years from the day it was due.',
    authority: LIMITATION_LAW.rent,
  },
  {
    ...CLAIMS,
    kinds: ['PPL_PRS_BILL', 'COPYRIGHT_INFRINGEMENT_LETTER'],
    topics: ['consumer', 'general'],
    id: 'gb.limitation.copyright-ew',
    kind: 'limitation',
    rank: 10,
    nations: ['england', 'wales'],
    years: 6,
    from: 'the day the music was played or the work was used',
    effect: 'court_action_barred',
    restartedBy: 'Each new use starts its own six years.',
    says: 'A claim for breaking copyright must start within six years of the use.',
    authority: LIMITATION_LAW.tort,
  },
]
