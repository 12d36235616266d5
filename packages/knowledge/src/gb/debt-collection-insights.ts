/** Letters from debt collectors: what an adviser would notice. */
import type { Rule } from '@plainletter/contracts/rule'

import { COURT_LAW, CREDIT_LAW, GUIDANCE, LIMITATION_LAW } from './authority.ts'
import { CREDIT_DEBT, CREDIT_WORDS, SOLD_DEBT } from './conditions-credit.ts'

const DEBT = {
  country: 'gb',
  kinds: ['DEBT_COLLECTION_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const DEBT_COLLECTION_INSIGHTS: readonly Rule[] = [
  {
    ...DEBT,
    id: 'gb.debt.insight-may',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.9,
    rank: 20,
    when: { any: [{ threat: ['court', 'judgment'] }] },
    nations: ['england', 'wales'],
    says: 'The letter talks of court, but no court has been asked yet. Before a claim they must send you a letter of claim and give you 30 days to reply.',
    actionable: 'Watch for a letter with a Reply Form. That one has a real deadline.',
    authority: COURT_LAW.letterOfClaim,
  },
  {
    ...DEBT,
    id: 'gb.debt.insight-visit',
    nations: ['england', 'wales'],
    kind: 'insight',
    severity: 'high',
    confidence: 0.9,
    rank: 10,
    when: {
      any: [
        { threat: ['enforcement_visit'] },
        { says: ['doorstep', 'field agent', 'home visit', 'visit your home', 'visit you'] },
      ],
    },
    says: 'A visit from a debt collector is only a chat at the door. They are not bailiffs. They cannot come in unless you let them.',
    actionable:
      'Write and say that you will deal with this by letter only, and that you do not agree to visits.',
    authority: CREDIT_LAW.takingGoods,
  },
  {
    ...DEBT,
    id: 'gb.debt.insight-goods',
    kind: 'insight',
    severity: 'high',
    confidence: 0.9,
    rank: 5,
    nations: ['england', 'wales'],
    when: {
      any: [
        { threat: ['goods'] },
        { says: ['bailiff', 'bailiffs', 'remove your goods', 'enforcement agents'] },
      ],
    },
    says: 'The letter speaks of bailiffs or your goods. Unless there is already a judgment or an order against you, that cannot happen now.',
    actionable:
      'Ask in writing which court judgment they rely on. Check the register of judgments for your name.',
    authority: CREDIT_LAW.takingGoods,
  },
  {
    ...DEBT,
    id: 'gb.debt.insight-deadline',
    nations: ['england', 'wales'],
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    rank: 30,
    when: { all: [{ hasDeadline: true }], not: [{ says: ['default notice'] }] },
    says: 'The date in this letter is their own date. The law gives it no force. It is still wise to write back before it.',
    actionable: 'Send a short letter before that date, so that no one can say you did not reply.',
    authority: COURT_LAW.preAction,
  },
  {
    ...DEBT,
    id: 'gb.debt.insight-discount',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.75,
    rank: 35,
    when: {
      any: [
        { hasAmount: 'discount' },
        { says: ['settlement offer', 'discount', 'reduced amount', 'settle for'] },
      ],
    },
    says: 'They offer to take less. That shows room to talk. The first offer is often not the last one.',
    actionable:
      'First check that the debt is yours and not too old. Then offer less, and get any deal in writing.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...DEBT,
    id: 'gb.debt.insight-old-letter',
    kind: 'insight',
    severity: 'high',
    confidence: 0.7,
    rank: 8,
    nations: ['england', 'wales', 'northern_ireland'],
    when: {
      any: [
        { olderThanDays: { role: 'incident', days: 2191 } },
        { olderThanDays: { role: 'letter', days: 2191 } },
      ],
    },
    says: 'A date in this letter is more than six years ago. The debt may be too old to take to court.',
    actionable:
      'Do not pay or admit it yet. Ask a free debt adviser whether the time limit has passed.',
    authority: LIMITATION_LAW.contract,
  },
  {
    ...DEBT,
    id: 'gb.debt.insight-fees',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.75,
    rank: 25,
    when: {
      all: [{ says: CREDIT_WORDS }],
      any: [{ hasAmount: 'fee' }, { hasAmount: 'cost' }],
      not: CREDIT_DEBT.not ?? [],
    },
    says: 'Fees or costs have been added. They can only add these if your agreement lets them, and only fair sums.',
    actionable: 'Ask for the exact term of the agreement that allows each fee.',
    authority: CREDIT_LAW.charges,
  },
  {
    ...DEBT,
    id: 'gb.debt.insight-assignment',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    rank: 28,
    when: SOLD_DEBT,
    says: 'When a credit debt is sold, you must be told. Old records often get lost in a sale.',
    actionable:
      'Ask for the notice that told you of the sale, the agreement, and a list of all payments.',
    authority: CREDIT_LAW.assignment,
  },
  {
    ...DEBT,
    id: 'gb.debt.insight-credit-file',
    kind: 'insight',
    severity: 'low',
    confidence: 0.8,
    rank: 45,
    when: {
      any: [{ threat: ['credit_file'] }],
      not: [{ says: ['parking', 'council tax', 'pcn'] }],
    },
    says: 'A late debt is often on your credit file already. It stays for six years from the default. A letter like this adds no new mark by itself.',
    actionable: 'Get your free credit report and check what is there before you decide.',
    authority: CREDIT_LAW.subjectAccess,
  },
]
