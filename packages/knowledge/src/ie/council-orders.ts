/** Orders of a council to do or stop something. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  ombudsman: {
    title: 'Ombudsman Act 1980',
    provision: 'section 4 (complaints about public bodies, 12 months)',
    url: 'https://revisedacts.lawreform.ie/eli/1980/act/26/revised/en/html',
    inForceFrom: '1983-07-07',
  },
  planning: {
    title: 'Planning and Development Act 2000',
    provision: 'sections 151 to 157 (enforcement)',
    url: 'https://revisedacts.lawreform.ie/eli/2000/act/30/revised/en/html',
    inForceFrom: '2002-03-11',
  },
} as const satisfies Record<string, Authority>

const ORDERED = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['council_order'],
} satisfies Partial<Rule>

const PLANNING = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['council_order'],
  when: { any: [{ says: ['planning', 'unauthorised development', 'permission'] }] },
} satisfies Partial<Rule>

export const COUNCIL_ORDERS: readonly Rule[] = [
  {
    ...ORDERED,
    id: 'ie.order.right-ask',
    kind: 'right',
    rank: 5,
    says: 'You can ask the council for its reasons and the file, and send your side. If it treats you unfairly, the Ombudsman is free.',
    authority: LAWS.ombudsman,
  },
  {
    ...ORDERED,
    id: 'ie.order.step-ring',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Call the officer named in the letter before the last day. Ask what would be enough, and for more time in writing.',
    authority: LAWS.ombudsman,
  },
  {
    ...PLANNING,
    id: 'ie.order.warn-planning',
    kind: 'warning',
    severity: 'high',
    needsProfessional: true,
    rank: 3,
    says: 'There is no appeal against a planning enforcement notice. Not obeying it is a crime, so get advice from a planner or solicitor soon.',
    authority: LAWS.planning,
  },
  {
    ...PLANNING,
    id: 'ie.order.right-seven',
    kind: 'right',
    rank: 4,
    says: 'The council can mostly act only within seven years of the start of the works. If it is older, say so with proof.',
    authority: LAWS.planning,
  },
  {
    ...PLANNING,
    id: 'ie.order.right-retention',
    kind: 'right',
    rank: 6,
    says: 'Some works need no permission, and for others you can ask to keep them (retention). That alone does not stop the order.',
    authority: LAWS.planning,
  },
]
