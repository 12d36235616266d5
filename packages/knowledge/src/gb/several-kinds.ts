/**
 * Rows that speak to several kinds of letter, or to letters and questions. They stand apart, so that whoever loads one kind
 * does not load the rows of the others.
 */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { COURT_LAW, CREDIT_LAW, LIMITATION_LAW } from './authority.ts'
import { MORTGAGE_ARREARS } from './conditions-credit.ts'
import {
  ACCIDENT_CLAIM,
  COURT_FINE_PAPER,
  GOODS_CLAIM,
  POSSESSION_CLAIM,
  rowsExcept,
} from './conditions.ts'
import { COURT_CHARGE, RECEIVER, TV } from './tv-licence-law.ts'

const CHECKED = {
  country: 'gb',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const PARKING_SAID = ['parking charge', 'parking charges', 'parking', 'car park', 'pcn']
const COUNCIL_SAID = ['penalty charge notice', 'traffic enforcement centre', 'council']
export const PARKING_DEBT = {
  any: [{ says: PARKING_SAID }],
  not: [{ says: COUNCIL_SAID }],
} satisfies Rule['when']

export const KEEPER_CAP = {
  title: 'Protection of Freedoms Act 2012',
  provision: 'Schedule 4, paragraph 4(5)',
  url: 'https://www.legislation.gov.uk/ukpga/2012/9/schedule/4',
  inForceFrom: '2012-10-01',
}
const PARKING_CODE = {
  title: 'Private Parking Sector Single Code of Practice',
  provision: 'recovery costs after the charge goes unpaid (industry code, not law)',
  url: 'https://www.theipc.info/motorist-advice',
  inForceFrom: '2024-10-01',
}
export const REIMBURSEMENT: Authority = {
  title: 'Payment Systems Regulator: reimbursement of authorised push payment scams',
  provision:
    'Specific Direction 20 and the Faster Payments reimbursement rules, under the Financial Services and Markets Act 2023, section 72',
  url: 'https://www.psr.org.uk/information-for-consumers/app-fraud-reimbursement-protections/',
  inForceFrom: '2024-10-07',
}

const DEBTS: readonly Rule[] = [
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.debt.parking-added',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    kind: 'insight',
    severity: 'high',
    confidence: 0.8,
    rank: 4,
    when: PARKING_DEBT,
    says: 'If you are the keeper and did not drive, they can claim no more than the sum on the first notice. Added recovery costs do not bind you.',
    actionable:
      'Compare the sum with the first notice. If they add costs, say in writing that you do not owe them.',
    authority: KEEPER_CAP,
  },
  {
    ...CHECKED,
    id: 'gb.debt.parking-code',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    kind: 'insight',
    severity: 'medium',
    confidence: 0.7,
    rank: 12,
    checkBy: '2027-05-31',
    when: PARKING_DEBT,
    says: 'The industry code lets parking firms add up to £70 when a charge is not paid. The code is not law, and a judge may refuse it.',
    actionable: 'Ask for the term on the sign that made you liable for the added sum.',
    authority: PARKING_CODE,
  },
  {
    ...CHECKED,
    kinds: ['DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    topics: ['debt'],
    id: 'gb.debt.myth-bailiffs',
    kind: 'myth',
    premise: [
      'debt collectors are bailiffs',
      'send the bailiffs',
      'send bailiffs',
      'bailiffs will come',
      'take my things',
      'take my stuff',
    ],
    nations: ['england', 'wales'],
    says: 'Debt collectors are not bailiffs. They cannot take your things. Bailiffs come only after a court judgment or another legal order.',
    authority: CREDIT_LAW.takingGoods,
  },
  {
    ...CHECKED,
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
      'COURT_JUDGMENT',
      'ENQUIRY',
    ],
    topics: ['debt'],
    id: 'gb.debt.myth-prison',
    kind: 'myth',
    premise: [
      'go to prison',
      'sent to prison',
      'go to jail',
      'sent to jail',
      'be arrested',
      'get arrested',
      'lock me up',
    ],
    nations: ['england', 'wales'],
    says: 'Owing money on a card, a loan, a bill or a private parking charge is not a crime.',
    authority: CREDIT_LAW.prison,
  },
  {
    ...CHECKED,
    kinds: ['DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    topics: ['debt'],
    id: 'gb.debt.myth-sold-void',
    kind: 'myth',
    premise: [
      'no contract with them',
      'never signed with them',
      'sold so i dont owe',
      "sold so i don't owe",
      'they bought it for pennies',
    ],
    says: 'A debt does not end when it is sold. The new owner can ask for it, on the same terms as the first company.',
    authority: CREDIT_LAW.assignment,
  },
  {
    ...CHECKED,
    kinds: ['DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    topics: ['debt'],
    id: 'gb.debt.myth-six-years-gone',
    kind: 'myth',
    premise: [
      'wiped after six years',
      'wiped after 6 years',
      'written off after six years',
      'written off after 6 years',
      'disappears after 6 years',
      'disappears after six years',
    ],
    nations: ['england', 'wales'],
    says: 'After six years the debt still exists, but a court claim for it can be stopped. Before they end, a payment or a signed admission starts them again.',
    authority: LIMITATION_LAW.contract,
  },
]

const BELIEF_ABOUT_LETTER: Rule = {
  ...CHECKED,
  nations: ['england', 'wales'],
  id: 'gb.lbc.myth-ccj',
  kind: 'myth',
  kinds: ['LETTER_BEFORE_CLAIM', 'ENQUIRY'],
  topics: ['debt'],
  premise: [
    'this will be a ccj',
    'i have a ccj now',
    'it is already a ccj',
    'letter is a ccj',
    'automatic ccj',
  ],
  says: 'A letter before claim is not a judgment. A judgment comes only after a court claim that you lost, or did not answer.',
  authority: COURT_LAW.defaultJudgment,
}

const BELIEF_ABOUT_CLAIM: Rule = {
  ...CHECKED,
  nations: ['england', 'wales'],
  id: 'gb.claim.myth-ignore',
  kind: 'myth',
  kinds: ['COURT_CLAIM', 'ENQUIRY'],
  topics: ['debt', 'parking'],
  premise: [
    'ignore the claim',
    'ignore the court',
    'ignore the claim form',
    'just ignore it',
    'not a real court',
    'court letter is fake',
  ],
  says: 'A real claim form must be answered. If you ignore it, they can get a judgment against you with no hearing.',
  authority: COURT_LAW.defaultJudgment,
}

const BELIEF_ABOUT_TV: Rule = {
  ...TV,
  id: 'gb.tv.myth-owning',
  kind: 'myth',
  kinds: ['TV_LICENCE_LETTER', 'ENQUIRY'],
  topics: ['consumer', 'general', 'criminal'],
  premise: ['own a tv', 'have a tv', 'owning a tv', 'got a telly', 'detector van', 'tv detector'],
  says: 'You do not need a licence for owning a TV. You need it to watch or record live TV, or to use BBC iPlayer.',
  authority: RECEIVER,
}

const BELIEF_ABOUT_SCAM: Rule = {
  ...CHECKED,
  checkBy: '2027-06-30',
  id: 'gb.scam.myth-my-fault',
  kind: 'myth',
  kinds: ['SCAM_LETTER', 'ENQUIRY'],
  topics: ['consumer', 'general', 'criminal'],
  premise: [
    'my own fault',
    'my fault',
    'i authorised it',
    'i sent it myself',
    'bank wont refund',
    "bank won't refund",
    'bank said no',
  ],
  says: 'You can claim even if you sent the money yourself. The bank can refuse only in a few cases, such as gross carelessness. It must prove that.',
  authority: REIMBURSEMENT,
}

const PAY_LATER: Rule = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'DEBT_COLLECTION_LETTER'],
  topics: ['debt', 'consumer'],
  id: 'gb.ask-debt.change-pay-later',
  kind: 'change',
  rank: 50,
  when: {
    any: [
      {
        says: [
          'klarna',
          'clearpay',
          'buy now pay later',
          'buy now, pay later',
          'bnpl',
          'pay in 3',
          'laybuy',
        ],
      },
    ],
  },
  changedOn: '2026-07-15',
  was: 'Most buy now pay later deals had no checks and no Ombudsman.',
  is: 'New deals from a separate lender need checks, and you can go to the Financial Ombudsman.',
  says: 'Buy now pay later deals made since 15 July 2026 with a separate lender are regulated. Older deals are not covered.',
  authority: {
    title:
      'Financial Services and Markets Act 2000 (Regulated Activities etc.) (Amendment) Order 2025',
    provision: 'deferred payment credit',
    url: 'https://www.legislation.gov.uk/uksi/2025/859/contents',
    inForceFrom: '2026-07-15',
  },
}

export const SEVERAL_KINDS: readonly Rule[] = [
  ...rowsExcept(DEBTS, [MORTGAGE_ARREARS, COURT_FINE_PAPER]),
  ...rowsExcept([BELIEF_ABOUT_LETTER], [ACCIDENT_CLAIM]),
  ...rowsExcept([BELIEF_ABOUT_CLAIM], [POSSESSION_CLAIM, GOODS_CLAIM]),
  ...rowsExcept([BELIEF_ABOUT_TV], [COURT_CHARGE]),
  BELIEF_ABOUT_SCAM,
  PAY_LATER,
]
