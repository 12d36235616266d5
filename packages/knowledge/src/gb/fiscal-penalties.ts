/** A fixed penalty that a Scottish prosecutor offers in place of court: whoever says nothing is taken to accept it. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const FISCAL_PENALTY = {
  says: [
    'fiscal fixed penalty',
    'fiscal fine',
    'fiscal offer',
    'fiscal compensation offer',
    'fixed penalty offer from the procurator fiscal',
    'taken to have accepted this offer',
    'deemed to have accepted this offer',
    'deemed to have accepted the offer',
  ],
} satisfies Test

const LEGISLATION = 'https://www.legislation.gov.uk/ukpga/1995/46'
const OFFER: Authority = {
  title: 'Criminal Procedure (Scotland) Act 1995',
  provision: 'sections 302 and 302A (offer, refusal, silence taken as yes)',
  url: `${LEGISLATION}/section/302`,
  inForceFrom: '2008-03-10',
}
const RECALL: Authority = {
  title: 'Criminal Procedure (Scotland) Act 1995',
  provision: 'section 302C (recall of the offer)',
  url: `${LEGISLATION}/section/302C`,
  inForceFrom: '2008-03-10',
}
const FISCAL = {
  ...CHECKED,
  checkedOn: '2026-11-23',
  nations: ['scotland'],
  kinds: ['PENALTY_CHARGE_NOTICE'],
  when: { all: [FISCAL_PENALTY] },
} satisfies Partial<Rule>
const OPEN = { ...FISCAL, dayToAct: 'open' } satisfies Partial<Rule>
const OVER = { ...FISCAL, dayToAct: 'over' } satisfies Partial<Rule>

export const FISCAL_PENALTIES: readonly Rule[] = [
  {
    ...OPEN,
    id: 'gb.fiscal.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'A prosecutor offers you a penalty in place of court. If you say nothing in the 28 days, the law takes that as a yes.',
    authority: OFFER,
  },
  {
    ...FISCAL,
    id: 'gb.fiscal.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'Once it is accepted, you cannot be convicted of this. The sum is then collected like a fine.',
    authority: OFFER,
  },
  {
    ...OPEN,
    id: 'gb.fiscal.right-refuse',
    kind: 'right',
    rank: 4,
    says: 'You can refuse. Write that to the clerk of court named in the offer before the 28 days end. A court may then decide.',
    authority: OFFER,
  },
  {
    ...OPEN,
    id: 'gb.fiscal.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Did you do it? If not, get a solicitor and refuse in writing in the 28 days. If you accept, pay in the way the offer says.',
    authority: OFFER,
  },
  {
    ...OVER,
    id: 'gb.late.fiscal-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'A prosecutor offered you a penalty in place of court. The days look over, so the law takes it that you said yes.',
    authority: OFFER,
  },
  {
    ...OVER,
    id: 'gb.late.fiscal-step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Would you have refused, but the offer never came, or something exceptional held you up? Ask the clerk of court in the offer today to recall it.',
    authority: RECALL,
  },
  {
    ...OVER,
    id: 'gb.late.fiscal-pay-step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Is the offer right? Call the court that is named in it today. Ask what is owed now, and for time to pay if you need it.',
    authority: OFFER,
  },
  {
    ...OVER,
    id: 'gb.late.fiscal-option',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    title: 'Ask to have the offer recalled',
    says: 'Write to the clerk of court. Say that you would have refused, and why you could not. If the clerk says no, ask the court within 7 days to look at it.',
    cost: 'Free.',
    time: 'In the 7 days after the time to pay. Later only with a good cause.',
    risk: 'A case in court can follow.',
    bestFor: 'You did not do it, and could not refuse in time.',
    authority: RECALL,
  },
]
