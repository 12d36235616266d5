/** Letters that stop, cut or refuse Social Security or SSI. */
import type { Rule } from '@plainletter/contracts/rule'

import { STOP_LAW, stop } from './benefit-stop-law.ts'

const SOCIAL_SECURITY = {
  ...stop([
    'social security administration',
    'social security disability',
    'ssdi',
    'supplemental security income',
    'administración del seguro social',
  ]),
  kinds: ['OTHER', 'BENEFIT_OVERPAYMENT', 'INSURANCE_DECISION'],
} satisfies Partial<Rule>

export const SOCIAL_SECURITY_STOPS: readonly Rule[] = [
  {
    ...SOCIAL_SECURITY,
    id: 'us.stop.ssa-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Social Security says that a benefit is refused, ends or changes, and why.',
    authority: STOP_LAW.ssaAppeal,
  },
  {
    ...SOCIAL_SECURITY,
    id: 'us.stop.ssa-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A first no is common. Many people win later, above all at the hearing before a judge.',
    authority: STOP_LAW.ssaAppeal,
  },
  {
    ...SOCIAL_SECURITY,
    id: 'us.stop.ssa-right-appeal',
    kind: 'right',
    rank: 5,
    says: 'You have 60 days to ask for a new look (reconsideration). They assume that the letter came after five days.',
    authority: STOP_LAW.ssaAppeal,
  },
  {
    ...SOCIAL_SECURITY,
    id: 'us.stop.ssa-right-ssi',
    kind: 'right',
    rank: 8,
    says: 'If SSI is cut or ends, appeal within ten days after you get the notice and the money goes on until the first decision.',
    authority: STOP_LAW.ssiGoesOn,
  },
  {
    ...SOCIAL_SECURITY,
    id: 'us.stop.ssa-step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Appeal at ssa.gov or send Form SSA-561. Get newer papers from your doctors.',
    authority: STOP_LAW.ssaAppeal,
  },
  {
    ...SOCIAL_SECURITY,
    id: 'us.stop.ssa-option',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Ask for reconsideration',
    cost: 'Free',
    time: 'Within 60 days; ten days to keep SSI',
    risk: 'Money that went on may have to be repaid if you lose.',
    bestFor: 'You disagree with the reason.',
    says: 'Say what is wrong and add proof. Do not start anew instead: you may lose months.',
    authority: STOP_LAW.ssaAppeal,
  },
]
