/** Requests of the police to name the driver, and orders of councils. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  driver: {
    title: 'Road transport laws of the states, in New South Wales the Road Transport Act 2013',
    provision: 'section 177 (who was driving)',
    url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-2013-018',
    inForceFrom: '2013-07-01',
  },
  nswOrder: {
    title: 'Environmental Planning and Assessment Act 1979 (NSW)',
    provision: 'section 8.18, section 9.34 and Schedule 5 (orders and appeals)',
    url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1979-203',
    inForceFrom: '2018-03-01',
  },
} as const satisfies Record<string, Authority>

const ASKED = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
  papers: ['driver_details'],
} satisfies Partial<Rule>

const ORDERED = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['council_order'],
} satisfies Partial<Rule>

const ORDERED_IN_NSW = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['council_order'],
  regions: ['AU-NSW'],
} satisfies Partial<Rule>

export const OFFICIAL_ORDERS: readonly Rule[] = [
  {
    ...ASKED,
    id: 'au.driver.right-name',
    kind: 'right',
    rank: 2,
    says: 'If you did not drive, say who did. If you cannot know, say what you did to find out.',
    authority: LAWS.driver,
  },
  {
    ...ASKED,
    id: 'au.driver.warn',
    kind: 'warning',
    severity: 'high',
    rank: 1,
    says: 'Do not ignore it, and name only the person who truly drove. Silence or a false name is an offence.',
    authority: LAWS.driver,
  },
  {
    ...ASKED,
    id: 'au.driver.step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Check the car, the day and the place. Fill in the form in time and keep a copy.',
    authority: LAWS.driver,
  },
  {
    ...ASKED,
    id: 'au.driver.step-lawyer',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'If it is about a crash or a serious offence, call legal aid before you answer more than the law asks.',
    authority: LAWS.driver,
  },
  {
    ...ORDERED,
    id: 'au.order.step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Call the officer named in the letter before the last day. Ask what would be enough, and ask for more time in writing.',
    authority: LAWS.nswOrder,
  },
  {
    ...ORDERED,
    id: 'au.order.right',
    kind: 'right',
    rank: 4,
    says: 'You can ask for the reasons and the file. In most states you can appeal to a court or a tribunal, and the time is short.',
    authority: LAWS.nswOrder,
  },
  {
    ...ORDERED,
    id: 'au.order.warn',
    kind: 'warning',
    severity: 'high',
    rank: 3,
    says: 'If you do nothing, the council can mostly do the work itself, send you the bill and ask for a fine.',
    authority: LAWS.nswOrder,
  },
  {
    ...ORDERED_IN_NSW,
    id: 'au.order.right-nsw',
    kind: 'right',
    rank: 2,
    says: 'In New South Wales the council must mostly warn you first and read your answer. You can appeal to the Land and Environment Court within 28 days of the order.',
    authority: LAWS.nswOrder,
  },
]
