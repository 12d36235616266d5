/** A letter before court action: warnings, what an adviser would notice, and tactics. */
import type { Rule } from '@plainletter/contracts/rule'

import { COURT_LAW, LIMITATION_LAW } from './authority.ts'
import { SOLD_DEBT } from './conditions-credit.ts'
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

export const LETTER_BEFORE_CLAIM_INSIGHTS: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.lbc.warn-silence',
    kind: 'warning',
    severity: 'high',
    rank: 10,
    says: 'If you stay silent, a claim can go ahead and a judgment can follow with no hearing.',
    authority: COURT_LAW.defaultJudgment,
  },
  {
    ...EW,
    id: 'gb.lbc.warn-admit',
    kind: 'warning',
    severity: 'medium',
    rank: 20,
    says: 'Do not tick that you owe the debt unless you are sure. A signed admission can restart the time limit.',
    authority: LIMITATION_LAW.restart,
  },
  {
    ...EW,
    id: 'gb.lbc.insight-short',
    kind: 'insight',
    severity: 'high',
    confidence: 0.85,
    rank: 10,
    when: {
      any: [
        {
          says: [
            'within 7 days',
            'within seven days',
            '7 days',
            'within 14 days',
            'within fourteen days',
            '14 days',
            'within 10 days',
            'within 21 days',
          ],
        },
      ],
      not: [
        { says: ['30 days', 'thirty days', 'mortgage arrears', 'personal injury'] },
        PRIVATE_CLAIMANT,
      ],
    },
    says: 'The letter gives you less than 30 days. When a business claims a debt from a person, the rule is 30 days.',
    actionable:
      'Reply early, and say that the Debt Protocol gives you 30 days from the date on the letter.',
    authority: COURT_LAW.letterOfClaim,
  },
  {
    ...EW,
    id: 'gb.lbc.insight-no-form',
    kind: 'insight',
    severity: 'high',
    confidence: 0.7,
    rank: 20,
    when: { not: [{ says: ['reply form', 'information sheet', 'annex 1'] }, PRIVATE_CLAIMANT] },
    says: 'We see no Reply Form in the text. For a debt claimed by a business, the letter must come with one.',
    actionable:
      'Look in the envelope. If it is not there, ask for it, and say the 30 days should start when you get it.',
    authority: COURT_LAW.letterOfClaim,
  },
  {
    ...EW,
    id: 'gb.lbc.insight-sold',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    rank: 30,
    when: SOLD_DEBT,
    says: 'This debt was sold. The letter must say who the first lender was, and when and to whom it was sold.',
    actionable: 'Ask for the notice of the sale and the full history of the account.',
    authority: COURT_LAW.letterOfClaim,
  },
  {
    ...EW,
    id: 'gb.lbc.insight-costs',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.75,
    rank: 40,
    when: {
      any: [
        { threat: ['costs'] },
        { says: ['and costs', 'legal costs'] },
        { hasAmount: 'cost' },
        { hasAmount: 'fee' },
      ],
    },
    says: 'Costs can look large. In a small claim, up to £10,000, the loser in most cases pays only fixed costs and court fees, not the full legal bill.',
    actionable: 'Ask them to list each cost and the rule or term that allows it.',
    authority: COURT_LAW.smallClaims,
  },
  {
    ...EW,
    id: 'gb.lbc.tactic-reply-late-days',
    kind: 'tactic',
    use: 'timing',
    rank: 10,
    when: PROTOCOL_DEBT,
    says: 'Use the time the rules give. Return the form with a request for papers, and use the next weeks to get advice.',
    risk: 'Interest may run while you wait.',
    notWhen: 'You agree that you owe it and can pay now.',
    authority: COURT_LAW.replyForm,
  },
  {
    ...EW,
    id: 'gb.lbc.tactic-breach',
    kind: 'tactic',
    use: 'empowerment',
    rank: 10,
    says: 'If they broke the rules for this letter, say so now, in writing. It helps you later if they ask for costs.',
    risk: 'A judge looks at the main points. Small slips do not count.',
    notWhen: 'The only fault is a minor one.',
    authority: COURT_LAW.protocolBreach,
  },
  {
    ...EW,
    id: 'gb.lbc.tactic-offer',
    kind: 'tactic',
    use: 'top',
    rank: 10,
    says: 'Put your offer in writing, with a budget. If they refuse it and go to court, you can show the judge that you tried to settle.',
    risk: 'An offer to pay can admit the debt.',
    notWhen: 'You dispute the debt, or it may be too old.',
    authority: COURT_LAW.settle,
  },
]
