/** Decrees and judgments in Scotland and Northern Ireland, where they are enforced in other ways than in England. */
import type { Rule } from '@plainletter/contracts/rule'

import { COURT_LAW, CREDIT_LAW } from './authority.ts'

const CHECKED = { country: 'gb', checkedOn: '2026-11-21', checkBy: '2027-11-01' } as const
const SCOTS_DECREE = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['COURT_JUDGMENT'],
} satisfies Partial<Rule>
const IRISH_JUDGMENT = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['COURT_JUDGMENT'],
} satisfies Partial<Rule>

export const COURT_JUDGMENT_NATIONS: readonly Rule[] = [
  {
    ...SCOTS_DECREE,
    id: 'gb.judgment.scotland-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'The court has ordered you to pay. The paper says how much and to whom.',
    authority: COURT_LAW.scotsSimple,
  },
  {
    ...SCOTS_DECREE,
    id: 'gb.judgment.scotland-rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You may be able to ask for time to pay. If the case was decided without you, you may be able to have it recalled.',
    authority: COURT_LAW.scotsTimeToPay,
  },
  {
    ...SCOTS_DECREE,
    id: 'gb.judgment.scotland-right-recall',
    kind: 'right',
    rank: 20,
    says: 'If a simple procedure case was decided without you, you can ask the sheriff to recall the decision. Act quickly.',
    authority: COURT_LAW.scotsRecall,
  },
  {
    ...SCOTS_DECREE,
    id: 'gb.judgment.scotland-right-moratorium',
    kind: 'right',
    rank: 30,
    says: 'A moratorium can stop enforcement for six months while you get advice. Interest still runs.',
    authority: CREDIT_LAW.scotsMoratorium,
  },
  {
    ...SCOTS_DECREE,
    id: 'gb.judgment.scotland-option-recall',
    kind: 'option',
    option: 'defend',
    rank: 20,
    title: 'Ask the sheriff to recall it',
    says: 'Explain why you did not answer and what your defence is.',
    cost: 'There may be a court fee. Ask about help with it.',
    time: 'Act within days.',
    risk: 'The sheriff may refuse.',
    bestFor: 'You never got the claim, or you do not owe it.',
    authority: COURT_LAW.scotsRecall,
  },
  {
    ...SCOTS_DECREE,
    id: 'gb.judgment.scotland-warn',
    kind: 'warning',
    severity: 'high',
    rank: 10,
    says: 'After the 14 days of a charge they may arrest wages or a bank account. Get advice before those days end.',
    authority: CREDIT_LAW.scotsEnforcement,
  },
  {
    ...IRISH_JUDGMENT,
    id: 'gb.judgment.ni-step',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Get free debt advice now. If the Enforcement of Judgments Office writes, reply with your budget by the date it gives.',
    authority: CREDIT_LAW.irishEnforcement,
  },
  {
    ...IRISH_JUDGMENT,
    id: 'gb.judgment.ni-right',
    kind: 'right',
    rank: 10,
    says: 'The Enforcement of Judgments Office looks at what you have and earn. It can order payment in parts.',
    authority: CREDIT_LAW.irishEnforcement,
  },
]
