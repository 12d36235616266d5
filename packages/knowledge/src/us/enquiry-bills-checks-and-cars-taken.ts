/** Questions about a bill for care with a collector, a fake check that was deposited, and a car taken in Ohio. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const ASK = {
  ...CHECKED,
  checkedOn: '2026-11-23',
  kinds: ['ENQUIRY'],
  kind: 'answer',
} satisfies Partial<Rule>

/** A bill for care, in the hands of a collector, of somebody who has insurance. */
const CARE = [
  'er bill',
  'er visit',
  'emergency visit',
  'emergency room',
  'went to the er',
  'the er',
  'hospital bill',
  'hospital',
  'surgery',
  'medical bill',
  'doctor bill',
  'ambulance',
  'anesthesia',
  'anesthesiologist',
]
const COLLECTED = [
  'collection agency',
  'collections',
  'debt collector',
  'collector',
  'letter from a collection',
  'sent to collection',
]
const INSURED = [
  'insurance',
  'in network',
  'in-network',
  'out of network',
  'out-of-network',
  'insurer',
  'health plan',
]
const FAKE_CHECK = [
  'fake check',
  'check was bad',
  'check was fake',
  'check bounced',
  'bad check',
  'counterfeit',
  'counterfiet',
  'check came back',
  'counterfeit check',
  'cashiers check',
  "cashier's check",
  'mystery shopper',
  'secret shopper',
  'check in the mail',
  'check returned',
  'mobile deposit',
]
const SENT_ON = [
  'deposited',
  'deposit it',
  'gift cards',
  'sent the rest',
  'send the rest',
  'sent them',
  'zelle',
  'wired',
  'send back',
  'sent back',
  'cash app',
  'account is negative',
  'negative',
  'owe the bank',
  'bank says',
  'bank wants',
  'bank took',
]
const TAKEN = [
  'repoed',
  'repossessed',
  'repo man',
  'repo guy',
  'repo company',
  'took my car',
  'took my truck',
  'they took my',
  'came and took',
  'took it at night',
]
const ABOUT_CAR = [
  'back',
  'behind',
  'payments',
  'auction',
  'whole balance',
  'whole loan',
  'catch up',
  'stuff',
  'tools',
  'inside',
  'car seat',
  'still owe',
  'can they',
  'legal',
]

export const ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.fact.care-bill-collector',
    limit: { from: 'paper', count: 30, unit: 'days', roll: 'none' },
    topics: ['debt', 'consumer', 'general'],
    rank: 2,
    when: {
      not: [{ says: ['no insurance', 'uninsured', "don't have insurance", 'dont have insurance'] }],
    },
    asks: [CARE, COLLECTED, INSURED],
    verdict: 'do_this',
    says: 'Do not pay by phone or with a credit card. Dispute it in writing within 30 days of the first letter: they must stop until they send proof. Emergency care mostly costs no more than in network. Appeal to the insurer and call the No Surprises Help Desk: 1-800-985-3059. No federal law bars such debts from credit reports. Bureaus leave out those under a year or $500, and some states ban them.',
    authority: {
      title: 'No Surprises Act and Fair Debt Collection Practices Act (FDCPA)',
      provision: '42 U.S.C. 300gg-111 and 300gg-131; 15 U.S.C. 1692g; 12 CFR 1006.34 and 1006.38',
      url: 'https://www.cms.gov/medical-bill-rights',
      inForceFrom: '2022-01-01',
    },
  },
  {
    ...ASK,
    id: 'us.fact.fake-check',
    topics: ['consumer', 'criminal', 'general'],
    rank: 2,
    asks: [FAKE_CHECK, SENT_ON],
    verdict: 'it_depends',
    dependsOn: 'your account rules and what the bank was told',
    says: 'Mostly yes: who deposits a check owes the bank if it comes back, even if the money showed as available. Do not send more. Tell the bank today, in writing, that you were cheated, and ask to pay in parts and without fees. Report the gift cards to the firm on the card, and any Zelle or wire to your bank: some can be stopped. Report it to the police and at ReportFraud.ftc.gov.',
    authority: {
      title: 'Uniform Commercial Code (UCC), as law of your state',
      provision: 'section 4-214 (charge-back); Regulation CC, 12 CFR 229',
      url: 'https://consumer.ftc.gov/articles/how-spot-avoid-report-fake-check-scams',
      inForceFrom: '1990-01-01',
    },
  },
  {
    ...ASK,
    id: 'us.state.oh.ask-car-taken',
    regions: ['US-OH'],
    topics: ['debt', 'consumer', 'general'],
    rank: 3,
    asks: [TAKEN, ABOUT_CAR],
    verdict: 'do_this',
    insteadOf: 'us.ask-debt.car-taken',
    says: 'In Ohio a lender may take a car without a court, if it keeps the peace. But if you bought it on installments from a dealer, you need not pay the whole loan. You get it back for the missed payments, late fees, a deposit of up to two payments and repo costs. You have 20 days from the taking, or 15 from their letter if later, mostly once. Ask in writing today for that letter and your things.',
    authority: {
      title: 'Retail Installment Sales Act, Ohio Revised Code (R.C., ORC)',
      provision: 'R.C. 1309.609, 1317.12 and 1317.16',
      url: 'https://codes.ohio.gov/ohio-revised-code/section-1317.12',
      inForceFrom: '2001-07-01',
    },
  },
]
