/** Letters of firms that collect or buy debts: what they are, and what is not yet so. */
import type { Rule } from '@plainletter/contracts/rule'

import { DEBT_LAW } from './authority.ts'
import { CHECKED } from './cite-law.ts'
import { COURT_PAPER, JUDGMENT_MADE } from './conditions-court.ts'
import {
  CAR_TO_BE_SOLD,
  HOME_OR_NEW_BILL,
  PUBLIC_DEBT,
  SOLD_DEBT,
  STATE_SENDER,
  THIRD_PARTY,
} from './conditions.ts'

const DEBT = {
  ...CHECKED,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt'],
} satisfies Partial<Rule>

const BY_COLLECTOR = {
  ...DEBT,
  creditor: 'private',
  when: { ...THIRD_PARTY, not: [STATE_SENDER] },
} satisfies Partial<Rule>

const NO_JUDGMENT = {
  ...DEBT,
  creditor: 'private',
  when: { not: [JUDGMENT_MADE, PUBLIC_DEBT, COURT_PAPER, STATE_SENDER] },
} satisfies Partial<Rule>

const BY_FIRM = {
  ...DEBT,
  creditor: 'private',
  when: { not: [STATE_SENDER] },
} satisfies Partial<Rule>

export const DEBT_COLLECTION: readonly Rule[] = [
  {
    ...BY_FIRM,
    id: 'us.debt.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'They want you to pay a debt. They may also want you to call and agree that it is yours.',
    authority: DEBT_LAW.guidance,
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'This is a private debt collector. It is not a court and not the police.',
    authority: DEBT_LAW.falseWords,
  },
  {
    ...DEBT,
    when: SOLD_DEBT,
    id: 'us.debt.who-buyer',
    creditor: 'private',
    kind: 'fact',
    slot: 'organisation',
    rank: 20,
    says: 'The debt may have been sold. A firm that buys debts must be able to show that it owns yours.',
    authority: DEBT_LAW.validation,
  },
  {
    ...NO_JUDGMENT,
    id: 'us.debt.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'This is a letter, not a court paper. Check that the debt is yours, is right and is not too old before you pay.',
    authority: DEBT_LAW.guidance,
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.rights-summary',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You can dispute the debt in writing and ask for proof. You can also tell the collector to stop contacting you.',
    authority: DEBT_LAW.collection,
  },
  {
    ...DEBT,
    id: 'us.debt.rights-any',
    when: { not: THIRD_PARTY.any ?? [] },
    kind: 'fact',
    slot: 'your_rights',
    rank: 40,
    says: 'You can ask for an account of the debt, say that it is wrong, and get free advice.',
    authority: DEBT_LAW.guidance,
  },
  {
    ...NO_JUDGMENT,
    id: 'us.debt.not-yet-wages',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'For a normal debt they cannot take your pay or your bank money now. They must sue you and win first.',
    authority: DEBT_LAW.guidance,
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.not-prison',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 20,
    says: 'You cannot be arrested for not paying this debt. A collector that threatens you with jail breaks the law.',
    authority: DEBT_LAW.falseWords,
  },
  {
    ...NO_JUDGMENT,
    id: 'us.debt.know-old',
    when: { not: [...NO_JUDGMENT.when.not, HOME_OR_NEW_BILL, CAR_TO_BE_SOLD] },
    kind: 'fact',
    slot: 'did_you_know',
    rank: 20,
    learnMore:
      'Look for the date of your last payment. The time limit differs by state and by kind of debt.',
    says: 'A collector may not sue or threaten to sue when the time limit for the debt has passed.',
    authority: DEBT_LAW.oldDebt,
  },
  {
    ...NO_JUDGMENT,
    id: 'us.debt.insight-restart',
    when: { not: [...NO_JUDGMENT.when.not, HOME_OR_NEW_BILL, CAR_TO_BE_SOLD] },
    kind: 'insight',
    severity: 'high',
    rank: 10,
    actionable: 'Find the date of your last payment before you pay or promise anything.',
    confidence: 0.9,
    says: 'For an old debt a small payment can be costly. In many states it starts the time to sue you again.',
    authority: DEBT_LAW.guidance,
  },
  {
    ...DEBT,
    id: 'us.debt.warning-court-paper',
    creditor: 'private',
    kind: 'warning',
    severity: 'high',
    rank: 1,
    when: { any: [COURT_PAPER] },
    needsProfessional: true,
    says: 'These may be court papers. Answer the court in writing by the date they give, or you lose without a hearing.',
    authority: DEBT_LAW.guidance,
  },
  {
    ...DEBT,
    id: 'us.debt.step-court-paper',
    creditor: 'private',
    kind: 'step',
    list: 'first',
    rank: 1,
    when: { any: [COURT_PAPER] },
    says: 'Look for the last day to answer. File a written answer with the court by then, and call legal aid today.',
    authority: DEBT_LAW.guidance,
  },
  {
    ...DEBT,
    id: 'us.debt.warning-advance-fee',
    kind: 'warning',
    severity: 'medium',
    says: 'A firm that sells debt relief by phone may not take a fee before it settles a debt for you.',
    authority: {
      title: 'Telemarketing Sales Rule (TSR)',
      provision: '16 CFR 310.4(a)(5)',
      url: 'https://www.ecfr.gov/current/title-16/section-310.4',
      inForceFrom: '2010-10-27',
    },
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.tactic-record',
    kind: 'tactic',
    use: 'top',
    rank: 10,
    risk: 'None.',
    notWhen: 'You have court papers: answer those first.',
    says: 'Deal with them only in writing. It gives you proof and stops pressure on the phone.',
    authority: DEBT_LAW.media,
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.tactic-first-month',
    kind: 'tactic',
    use: 'timing',
    rank: 10,
    risk: 'None.',
    notWhen: 'The 30 days are over. You can still dispute, but they need not stop.',
    says: 'Dispute it in the first 30 days. Only then must they stop until they send proof.',
    authority: DEBT_LAW.validationAct,
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.tactic-place',
    kind: 'tactic',
    use: 'empowerment',
    rank: 10,
    risk: 'None.',
    notWhen: 'The creditor sues in the place where you live or signed.',
    says: 'A collector may sue you only where you live or where you signed the contract.',
    authority: DEBT_LAW.venue,
  },
]
