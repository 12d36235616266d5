/** A letter before court action in Scotland and Northern Ireland: no Debt Protocol, the plain facts only. */
import type { Rule } from '@plainletter/contracts/rule'

import { CREDIT_LAW, GUIDANCE, LIMITATION_LAW } from './authority.ts'

const LETTER = {
  country: 'gb',
  kinds: ['LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

/** Scotland and Northern Ireland have no such protocol; the plain facts hold there too. */
const REST = { ...LETTER, nations: ['scotland', 'northern_ireland'] } satisfies Partial<Rule>

export const LETTER_BEFORE_CLAIM_NATIONS: readonly Rule[] = [
  {
    ...REST,
    id: 'gb.lbc.want-rest',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'They want you to pay or to reply. If you do neither, they may ask a court to decide.',
    authority: CREDIT_LAW.bullying,
  },
  {
    ...REST,
    id: 'gb.lbc.who-rest',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'The letter is from the firm that says you owe money, or from its solicitors. They are not a court.',
    authority: CREDIT_LAW.bullying,
  },
  {
    ...REST,
    id: 'gb.lbc.rights-rest',
    kind: 'right',
    rank: 10,
    says: 'You have the right to ask what the debt is, how it is made up, and for the data they hold on you.',
    authority: CREDIT_LAW.subjectAccess,
  },
  {
    ...REST,
    id: 'gb.lbc.step-check-rest',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Check three things: is it your debt, is the sum right, and how old is it? Do not admit it until you are sure.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...REST,
    id: 'gb.lbc.step-advice-rest',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'Call a free debt adviser before the date in the letter. Tell the sender in writing that you are getting advice.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...REST,
    nations: ['scotland'],
    id: 'gb.lbc.step-old-scotland',
    kind: 'step',
    list: 'dispute_debt',
    rank: 10,
    says: 'If there was no payment, no written admission and no court case for five years, write that the debt has ended.',
    authority: LIMITATION_LAW.scotland,
  },
]
