/** Private parking charges, clamping and towing. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-fines.ts'
import { CLAMPED } from './conditions.ts'

const PARKED = {
  country: 'ie',
  kinds: ['PARKING_TICKET'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const CLAMP_LAW = {
  title:
    'Vehicle Clamping Act 2015, with the Vehicle Clamping and Signage Regulations 2017, S.I. No. 421 of 2017',
  provision: 'sections 11 and 15 of the Act; regulations 7 and 20 to 25 (signs, highest charge)',
  url: 'https://www.irishstatutebook.ie/eli/2017/si/421/made/en/html',
  inForceFrom: '2018-04-01',
}

const CLAMPED_ANYWHERE = {
  country: 'ie',
  kinds: ['PARKING_TICKET', 'ENQUIRY'],
  topics: ['parking', 'consumer', 'debt', 'general'],
  when: { any: [{ says: ['clamp', 'clamped', 'clamping'] }] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const PARKING_LAW: Authority = {
  title: 'Consumer Rights Act 2022',
  provision: 'Part 6 (unfair terms)',
  url: 'https://www.irishstatutebook.ie/eli/2022/act/37/enacted/en/html',
  inForceFrom: '2022-11-29',
}

const PARKING_ROW = {
  ...CHECKED,
  kinds: ['PARKING_TICKET'],
} satisfies Partial<Rule>

export const PARKING_RULES: readonly Rule[] = [
  {
    ...PARKED,
    id: 'ie.parking.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'A clamp or a charge on private land has rules of its own.',
    authority: LAW.clamping,
  },
  {
    ...PARKED,
    id: 'ie.parking.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'A private firm cannot fine you. It may clamp where signs say so, and you can appeal.',
    authority: LAW.clamping,
  },
  {
    ...PARKED,
    id: 'ie.parking.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'A parking controller or clamping firm is private. The National Transport Authority (NTA) sets its rules.',
    authority: LAW.clamping,
  },
  {
    ...PARKED,
    id: 'ie.parking.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You can appeal to the parking firm, and then to the NTA.',
    authority: LAW.clampAppeal,
  },
  {
    ...PARKED,
    id: 'ie.parking.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'A private parking letter brings no penalty points.',
    authority: LAW.clamping,
  },
  {
    ...PARKED,
    id: 'ie.parking.right-appeal',
    kind: 'right',
    rank: 10,
    when: CLAMPED,
    says: 'You can appeal a clamp to the parking firm within 60 days. It has 21 days to decide.',
    authority: LAW.clampAppeal,
  },
  {
    ...PARKED,
    id: 'ie.parking.right-second',
    kind: 'right',
    rank: 20,
    when: CLAMPED,
    says: 'If it says no, you can appeal to the NTA within 30 days of getting that answer.',
    authority: LAW.clampSecond,
  },
  {
    ...PARKED,
    id: 'ie.parking.right-refund',
    kind: 'right',
    rank: 30,
    says: 'If you win the appeal, the release charge must be paid back.',
    authority: LAW.clamping,
  },
  {
    ...PARKED,
    id: 'ie.parking.first',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 60, unit: 'days', roll: 'none' },
    action: 'Appeal to the parking firm',
    consequence: 'You then lose the appeal to the NTA too.',
    weight: 'main',
    example: { clause: 'NTA, first-stage appeal', trigger: '2026-11-09', result: '2027-01-08' },
    rank: 10,
    when: CLAMPED,
    says: 'You have 60 days from the clamping to appeal. We count from the date of the notice.',
    authority: LAW.clampAppeal,
  },
  {
    ...PARKED,
    id: 'ie.parking.step-photo',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Take photos of the car, the signs and your ticket.',
    authority: LAW.clamping,
  },
  {
    ...PARKED,
    id: 'ie.parking.step-appeal',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Send the appeal in writing with your proof.',
    authority: LAW.clampAppeal,
  },
  {
    ...PARKED,
    id: 'ie.parking.step-who',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'Look who sent it. A council notice is a public fine with its own dates.',
    authority: LAW.clamping,
  },
  {
    ...PARKED,
    id: 'ie.parking.opt-appeal',
    kind: 'option',
    option: 'appeal',
    title: 'Appeal',
    cost: 'Free.',
    time: '60 days, then 30 days.',
    risk: 'Low.',
    bestFor: 'You paid, or the signs were not clear.',
    rank: 10,
    says: 'First to the firm, then to the NTA.',
    authority: LAW.clampAppeal,
  },
  {
    ...PARKED,
    id: 'ie.parking.opt-pay',
    kind: 'option',
    option: 'pay',
    title: 'Pay',
    cost: 'The charge.',
    time: 'Now.',
    risk: 'None.',
    bestFor: 'Your car is clamped.',
    rank: 20,
    says: 'Pay to get the car free, and still appeal.',
    authority: LAW.clamping,
  },
  {
    ...CLAMPED_ANYWHERE,
    id: 'ie.parking.right-signs',
    kind: 'right',
    rank: 24,
    says: 'Signs must say that clamping is in use and what it costs. On private land the law caps the charge to free a car.',
    authority: CLAMP_LAW,
  },
  {
    ...CLAMPED_ANYWHERE,
    id: 'ie.parking.right-two-appeals',
    kind: 'right',
    rank: 22,
    kinds: ['ENQUIRY'],
    says: 'You can appeal to the parking firm within 60 days, even after you paid. If it says no, appeal to the NTA within 30 days.',
    authority: LAW.clampAppeal,
  },
  {
    ...PARKING_ROW,
    id: 'ie.parking.right-fair-terms',
    kind: 'right',
    rank: 14,
    says: 'A charge on private land rests on a contract. A sign that was unclear, or a sum that is far too high, may not bind you.',
    authority: PARKING_LAW,
  },
]
