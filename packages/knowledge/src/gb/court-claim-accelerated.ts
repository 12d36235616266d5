/** An accelerated claim for possession of a home (England and Wales): the judge decides on the papers. */
import type { Rule } from '@plainletter/contracts/rule'

import { POSSESSION_CLAIM } from './conditions.ts'
import { ACCELERATED, part55 } from './court-claim-possession.ts'

const ON_PAPERS = part55('CPR 55.14 to 55.18 (in Wales: 55.43 to 55.47)')

const UNHEARD = {
  country: 'gb',
  nations: ['england', 'wales'],
  kinds: ['COURT_CLAIM'],
  when: { all: [POSSESSION_CLAIM, ACCELERATED] },
  checkedOn: '2026-11-23',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const COURT_CLAIM_ACCELERATED: readonly Rule[] = [
  {
    ...UNHEARD,
    id: 'gb.claim.possession-papers-rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 5,
    says: 'You have the right to answer on the defence form and to say what is wrong. You can have free legal help, whatever you earn.',
    authority: ON_PAPERS,
  },
  {
    ...UNHEARD,
    id: 'gb.claim.possession-papers-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    dayToAct: 'open',
    says: 'This is serious, but you do not have to leave now. In this fast kind of claim a judge can decide from the papers, with no hearing.',
    authority: ON_PAPERS,
  },
  {
    ...UNHEARD,
    id: 'gb.claim.possession-papers-form',
    kind: 'step',
    list: 'first',
    rank: 4,
    dayToAct: 'open',
    says: 'Send the defence form within 14 days of getting the papers. Say what is wrong with the notice or the dates. If the judge has doubts, there is a hearing.',
    authority: ON_PAPERS,
  },
  {
    ...UNHEARD,
    id: 'gb.claim.possession-papers-warn',
    kind: 'warning',
    severity: 'high',
    needsProfessional: true,
    rank: 5,
    dayToAct: 'open',
    says: 'If you send nothing, a judge can order you out without a hearing. Get legal help now.',
    authority: ON_PAPERS,
  },
  {
    ...UNHEARD,
    id: 'gb.claim.possession-papers-option',
    kind: 'option',
    option: 'defend',
    rank: 5,
    dayToAct: 'open',
    title: 'Answer on the defence form',
    says: 'Say what is wrong with the notice or the claim. If nothing is wrong, ask for more time and say why leaving would be very hard.',
    cost: 'Nothing. There is no fee to defend.',
    time: 'An evening, within 14 days.',
    risk: 'If the court makes an order, court costs are often added.',
    bestFor: 'The notice has a fault, or you need more time.',
    authority: ON_PAPERS,
  },
]
