/** Decisions on pensions and benefits, and hearings of the Social Security Tribunal. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-tax-and-benefits.ts'

const LAWS = {
  reconsider: {
    title:
      'Canada Pension Plan, section 81, Old Age Security Act, section 27.1, and Employment Insurance Act, section 112',
    provision: 'reconsideration: 90 days, for Employment Insurance 30 days',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/c-8/',
    inForceFrom: '2013-04-01',
  },
  hearing: {
    title: 'Social Security Tribunal Rules of Procedure',
    provision: 'hearings, documents and changes of date',
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2022-256/',
    inForceFrom: '2022-12-05',
  },
} as const satisfies Record<string, Authority>

const DECIDED = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['benefit_decision'],
} satisfies Partial<Rule>

const HEARD = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['COURT_CLAIM', 'OTHER'],
  papers: ['tribunal_hearing'],
} satisfies Partial<Rule>

export const BENEFIT_DECISION: readonly Rule[] = [
  {
    ...DECIDED,
    id: 'ca.decided.right-again',
    kind: 'right',
    rank: 2,
    says: 'You can ask for a new look (reconsideration) for free: within 90 days for CPP or OAS, and 30 days for EI.',
    authority: LAWS.reconsider,
  },
  {
    ...DECIDED,
    id: 'ca.decided.right-tribunal',
    kind: 'right',
    rank: 3,
    says: 'If the answer is still no, the Social Security Tribunal can decide. For help from a province, ask for its own review.',
    authority: LAW.sst,
  },
  {
    ...DECIDED,
    id: 'ca.decided.step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Find the reason and the last day in the letter. Send proof that answers the reason, such as a doctor’s note.',
    authority: LAWS.reconsider,
  },
  {
    ...HEARD,
    id: 'ca.tribunal.right-part',
    kind: 'right',
    rank: 2,
    says: 'The hearing is free. You can have someone help or speak for you, and an interpreter if you ask.',
    authority: LAWS.hearing,
  },
  {
    ...HEARD,
    id: 'ca.tribunal.right-change',
    kind: 'right',
    rank: 3,
    says: 'You can ask for another day or another way, such as by phone, if you have a good reason. Ask soon.',
    authority: LAWS.hearing,
  },
  {
    ...HEARD,
    id: 'ca.tribunal.right-after',
    kind: 'right',
    rank: 4,
    says: 'You get the decision in writing with reasons. The letter says if you can go to the Appeal Division, and by when.',
    authority: LAW.sst,
  },
  {
    ...HEARD,
    id: 'ca.tribunal.step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Read the file that the tribunal sent. Send more proof before its day, and write your three main points.',
    authority: LAWS.hearing,
  },
  {
    ...HEARD,
    id: 'ca.tribunal.warn',
    kind: 'warning',
    severity: 'high',
    rank: 2,
    says: 'Be there on the day. If you do not come, it can decide without you.',
    authority: LAWS.hearing,
  },
]
