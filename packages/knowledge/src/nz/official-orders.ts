/** Requests of the police to name the driver, and orders of councils. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  driver: {
    title: 'Land Transport Act 1998',
    provision: 'section 118 (the owner must say who drove)',
    url: 'https://www.legislation.govt.nz/act/public/1998/0110/latest/whole.html',
    inForceFrom: '1999-03-01',
  },
  abate: {
    title: 'Resource Management Act 1991',
    provision: 'sections 322 to 325B and 338 (abatement notices)',
    url: 'https://www.legislation.govt.nz/act/public/1991/0069/latest/whole.html',
    inForceFrom: '1991-10-01',
  },
} as const satisfies Record<string, Authority>

const ASKED = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
  papers: ['driver_details'],
} satisfies Partial<Rule>

const ORDERED = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['council_order'],
} satisfies Partial<Rule>

const ABATED = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['council_order'],
  when: { all: [{ says: ['abatement notice'] }] },
} satisfies Partial<Rule>

export const OFFICIAL_ORDERS: readonly Rule[] = [
  {
    ...ASKED,
    id: 'nz.driver.right-name',
    kind: 'right',
    rank: 2,
    says: 'If you did not drive, say who did. If you cannot find out, say in writing what you did to try.',
    authority: LAWS.driver,
  },
  {
    ...ASKED,
    id: 'nz.driver.warn',
    kind: 'warning',
    severity: 'high',
    rank: 1,
    says: 'Do not ignore it. Silence or a false name is an offence of its own, with a high fine.',
    authority: LAWS.driver,
  },
  {
    ...ASKED,
    id: 'nz.driver.step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Check the car, the day and the place. Answer in writing within 14 days and keep a copy.',
    authority: LAWS.driver,
  },
  {
    ...ASKED,
    id: 'nz.driver.step-lawyer',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'If it is about a crash or a serious offence, call a lawyer or Community Law first.',
    authority: LAWS.driver,
  },
  {
    ...ORDERED,
    id: 'nz.order.step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Call the officer named in the letter before the last day. Ask what would be enough, and ask for more time in writing.',
    authority: LAWS.abate,
  },
  {
    ...ORDERED,
    id: 'nz.order.right',
    kind: 'right',
    rank: 4,
    says: 'You can ask for the reasons and the file, and give your side.',
    authority: LAWS.abate,
  },
  {
    ...ABATED,
    id: 'nz.order.deadline-abatement',
    kind: 'deadline',
    rank: 3,
    weight: 'main',
    terms: { trigger: 'letter', count: 15, unit: 'working_days', roll: 'none' },
    example: {
      clause: '15 working days after the notice is served',
      trigger: '2026-11-10',
      result: '2026-12-01',
    },
    says: 'You have 15 working days after you got an abatement notice to appeal.',
    action: 'Appeal to the Environment Court',
    consequence: 'After that you must obey the notice.',
    authority: LAWS.abate,
  },
  {
    ...ABATED,
    id: 'nz.order.right-stay',
    kind: 'right',
    rank: 2,
    says: 'You can appeal to the Environment Court and ask it to pause the notice. Until it says so, you must obey.',
    authority: LAWS.abate,
  },
  {
    ...ABATED,
    id: 'nz.order.warn',
    kind: 'warning',
    severity: 'high',
    rank: 3,
    says: 'Not obeying is an offence with high fines. Get advice from a planner or a lawyer soon.',
    authority: LAWS.abate,
  },
  {
    ...ABATED,
    id: 'nz.order.option-change',
    kind: 'option',
    option: 'negotiate',
    rank: 4,
    title: 'Ask the council to change or cancel it',
    cost: 'Free.',
    time: 'A few weeks.',
    risk: 'The time to appeal goes on.',
    bestFor: 'You have put it right, or facts are wrong.',
    says: 'Write to the council with photos. You can ask it to change or cancel the notice.',
    authority: LAWS.abate,
  },
]
