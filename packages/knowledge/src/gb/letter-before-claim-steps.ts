/** What to do about a letter before court action. */
import type { Rule } from '@plainletter/contracts/rule'

import { COURT_LAW, CREDIT_LAW, LIMITATION_LAW } from './authority.ts'
import { AGREEMENT_DEBT } from './conditions-credit.ts'
import { PRIVATE_CLAIMANT } from './conditions.ts'

const LETTER = {
  country: 'gb',
  kinds: ['LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const EW = { ...LETTER, nations: ['england', 'wales'] } satisfies Partial<Rule>

/** The Protocol is for a business that claims a debt from a person, where no other protocol fits. */
const PROTOCOL_DEBT = {
  not: [
    { says: ['mortgage arrears', 'personal injury', 'disrepair', 'defamation', 'hmrc'] },
    PRIVATE_CLAIMANT,
  ],
} satisfies Rule['when']

export const LETTER_BEFORE_CLAIM_STEPS: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.lbc.step-reply',
    kind: 'step',
    list: 'first',
    rank: 10,
    when: { not: [...PROTOCOL_DEBT.not, { olderThanDays: { role: 'letter', days: 30 } }] },
    says: 'Reply within 30 days of the date on the letter. Use the Reply Form if there is one. Keep a copy and proof of posting.',
    authority: COURT_LAW.replyForm,
  },
  {
    ...LETTER,
    id: 'gb.lbc.step-reply-other',
    kind: 'step',
    list: 'first',
    rank: 10,
    nations: ['scotland', 'northern_ireland'],
    says: 'Reply in writing before the date in the letter. Say what you agree with and what you do not. Keep a copy and proof of posting.',
    authority: CREDIT_LAW.bullying,
  },
  {
    ...EW,
    id: 'gb.lbc.step-check',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Check three things: is it your debt, is the sum right, and how old is it? Do not tick that you owe it until you are sure.',
    authority: COURT_LAW.preAction,
  },
  {
    ...EW,
    id: 'gb.lbc.step-documents',
    kind: 'step',
    list: 'first',
    rank: 30,
    when: PROTOCOL_DEBT,
    says: 'Ask for the papers you need: the contract, a statement of the account, and how each fee was worked out. They have 30 days to send them.',
    authority: COURT_LAW.documents,
  },
  {
    ...EW,
    id: 'gb.lbc.step-advice',
    kind: 'step',
    list: 'first',
    rank: 40,
    when: PROTOCOL_DEBT,
    says: 'Call a free debt adviser and say so on the Reply Form. Then they should give you fair time to get that advice.',
    authority: COURT_LAW.replyForm,
  },
  {
    ...LETTER,
    id: 'gb.lbc.step-offer',
    kind: 'step',
    list: 'valid_debt',
    rank: 10,
    says: 'If you owe it, send a budget and offer what you can pay each month. A deal now means no court costs and no judgment.',
    authority: COURT_LAW.settle,
    nations: ['england', 'wales'],
  },
  {
    ...LETTER,
    id: 'gb.lbc.step-part',
    kind: 'step',
    list: 'valid_debt',
    rank: 20,
    nations: ['england', 'wales'],
    says: 'If you owe only a part, say which part and why. Offer that part. Dispute the rest.',
    authority: COURT_LAW.replyForm,
  },
  {
    ...EW,
    id: 'gb.lbc.step-dispute',
    kind: 'step',
    list: 'dispute_debt',
    rank: 10,
    says: 'If you do not owe it, say so clearly and give your reasons. Send copies of your proof, never the originals.',
    authority: COURT_LAW.preAction,
  },
  {
    ...EW,
    id: 'gb.lbc.step-agreement',
    kind: 'step',
    list: 'dispute_debt',
    rank: 20,
    when: AGREEMENT_DEBT,
    says: 'For credit debts, also send a £1 request for your credit agreement. Until they supply it, a court should not enforce it.',
    authority: CREDIT_LAW.copyOfAgreement,
    checkBy: '2027-05-31',
  },
  {
    ...EW,
    id: 'gb.lbc.step-old',
    kind: 'step',
    list: 'dispute_debt',
    rank: 30,
    says: 'If your last payment was over six years ago, say that the debt is too old for court. Do not offer to pay.',
    authority: LIMITATION_LAW.contract,
  },
  {
    ...LETTER,
    id: 'gb.lbc.step-post',
    kind: 'step',
    list: 'general',
    rank: 10,
    says: 'Tell them if you move. Many people lose because the court form goes to an old address.',
    authority: COURT_LAW.deemedService,
    nations: ['england', 'wales'],
  },
  {
    ...LETTER,
    id: 'gb.lbc.step-breathing-space',
    kind: 'step',
    list: 'general',
    rank: 20,
    nations: ['england', 'wales'],
    says: 'If you have several debts, ask a debt adviser about breathing space. It can give you 60 days with most action stopped.',
    authority: CREDIT_LAW.breathingSpace,
  },
]
