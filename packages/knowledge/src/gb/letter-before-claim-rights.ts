/** Rights of who gets a letter before court action, from a business or from a person. */
import type { Rule } from '@plainletter/contracts/rule'

import { COURT_LAW } from './authority.ts'
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

export const LETTER_BEFORE_CLAIM_RIGHTS: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.lbc.right-thirty',
    kind: 'right',
    rank: 10,
    when: PROTOCOL_DEBT,
    says: 'You have the right to 30 days to answer, from the date on the letter. This is for debts that a business claims from a person.',
    authority: COURT_LAW.letterOfClaim,
  },
  {
    ...EW,
    id: 'gb.lbc.right-documents',
    kind: 'right',
    rank: 20,
    when: PROTOCOL_DEBT,
    says: 'You have the right to ask for papers. They must send them within 30 days, or say why they cannot.',
    authority: COURT_LAW.documents,
  },
  {
    ...EW,
    id: 'gb.lbc.right-wait',
    kind: 'right',
    rank: 30,
    when: PROTOCOL_DEBT,
    says: 'If you return the form, they should not go to court for 30 days after they get it, or after they send your papers.',
    authority: COURT_LAW.replyForm,
  },
  {
    ...EW,
    id: 'gb.lbc.right-talk',
    kind: 'right',
    rank: 40,
    when: PROTOCOL_DEBT,
    says: 'Both sides must try to settle without court. You can offer a plan, or ask for a mediator or an ombudsman.',
    authority: COURT_LAW.settle,
  },
  {
    ...EW,
    id: 'gb.lbc.right-notice',
    kind: 'right',
    rank: 50,
    when: PROTOCOL_DEBT,
    says: 'If talks fail, they should give you at least 14 more days of notice before they start a claim.',
    authority: COURT_LAW.protocolNotice,
  },
  {
    ...EW,
    id: 'gb.lbc.right-breach',
    kind: 'right',
    rank: 60,
    says: 'If they skip these steps, you can tell the court. A judge can pause the case or change who pays the costs.',
    authority: COURT_LAW.preAction,
  },
  {
    ...EW,
    id: 'gb.lbc.person-right',
    kind: 'right',
    rank: 10,
    when: { all: [PRIVATE_CLAIMANT] },
    says: 'You should have a fair time to answer: 14 days in a simple case. The longer time for debts to a business does not apply here.',
    authority: COURT_LAW.preAction,
  },
  {
    ...EW,
    id: 'gb.lbc.person-step',
    kind: 'step',
    list: 'first',
    rank: 8,
    when: { all: [PRIVATE_CLAIMANT] },
    says: 'Reply before the date in the letter. Say what you agree with and what you do not, and send your proof. Offer to talk.',
    authority: COURT_LAW.preAction,
  },
]
