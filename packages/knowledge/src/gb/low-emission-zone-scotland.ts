/** Penalty charges for driving in a low emission zone in Scotland: regulations of their own, and no parking law. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHARGE_CERTIFICATE, PCN_ROW, REJECTION } from './penalty-charge-cues.ts'

/** Of Scotland alone: in England the words "low emission zone" belong to London. */
export const LOW_EMISSION_ZONE: Test = { says: ['low emission zone', 'low-emission zone', 'lez'] }

const ZONE = {
  ...PCN_ROW,
  checkedOn: '2026-11-23',
  nations: ['scotland'],
  when: { all: [LOW_EMISSION_ZONE] },
} satisfies Partial<Rule>
const FIRST = {
  ...ZONE,
  when: { all: [LOW_EMISSION_ZONE], not: [CHARGE_CERTIFICATE, REJECTION] },
} satisfies Partial<Rule>
const REJECTED = {
  ...ZONE,
  when: { all: [LOW_EMISSION_ZONE, REJECTION], not: [CHARGE_CERTIFICATE] },
} satisfies Partial<Rule>
const RAISED = {
  ...ZONE,
  when: { all: [LOW_EMISSION_ZONE, CHARGE_CERTIFICATE] },
} satisfies Partial<Rule>

function regulation(number: number, provision: string): Authority {
  return {
    title:
      'Low Emission Zones (Emission Standards, Exemptions and Enforcement) (Scotland) Regulations 2021',
    provision,
    url: `https://www.legislation.gov.uk/ssi/2021/177/regulation/${number}`,
    inForceFrom: '2021-05-31',
  }
}
const SUMS = regulation(4, 'regulation 4 and schedule 4 (sums, half price, repeated drives)')
const NOTICE = regulation(6, 'regulation 6, under Transport (Scotland) Act 2019, section 6')
const CERTIFICATE = regulation(7, 'regulation 7 (charge certificate)')
const REASONS = regulation(8, 'regulations 3, 6 and 8 (exempt cars, grounds, 28 days)')
const ANSWER = regulation(9, 'regulations 9 and 10 (notice of rejection, appeal)')

export const LOW_EMISSION_ZONE_SCOTLAND: readonly Rule[] = [
  {
    ...FIRST,
    id: 'gb.pcn.lez-scotland-wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'The council says a car drove into the zone that may not. It wants payment within 28 days, or your reasons in writing.',
    authority: NOTICE,
  },
  {
    ...RAISED,
    id: 'gb.pcn.lez-scotland-wants-more',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'The council added half to the charge, because it was not paid in time. It wants the whole sum within 14 days.',
    authority: CERTIFICATE,
  },
  {
    ...ZONE,
    id: 'gb.pcn.lez-scotland-rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 6,
    says: 'You can write to the council why it is wrong. After a no, the First-tier Tribunal for Scotland can decide.',
    authority: REASONS,
  },
  {
    ...ZONE,
    id: 'gb.pcn.lez-scotland-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 6,
    says: 'This is a civil matter and not a crime. But if you leave it, the charge grows and sheriff officers can collect it.',
    authority: CERTIFICATE,
  },
  {
    ...ZONE,
    id: 'gb.pcn.lez-scotland-who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 6,
    says: 'Scottish councils run these zones and send the notices to the keeper of the car.',
    authority: NOTICE,
  },
  {
    ...FIRST,
    id: 'gb.pcn.lez-scotland-sums',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 6,
    says: 'The first time is £60. The next one in the same zone within 90 days costs double, and later ones more.',
    authority: SUMS,
  },
  {
    ...FIRST,
    id: 'gb.pcn.scotland-right-zone',
    kind: 'right',
    rank: 4,
    says: 'You have 28 days to write to the council why it is wrong. Good reasons are a blue badge, an exempt car, a car sold before, or what makes it unfair. Add proof. You need not pay while you wait for the answer.',
    authority: REASONS,
  },
  {
    ...FIRST,
    id: 'gb.pcn.lez-scotland-right-half',
    dayToAct: 'open',
    kind: 'right',
    rank: 10,
    says: 'You pay half if you pay within 14 days of getting this notice.',
    authority: SUMS,
  },
  {
    ...FIRST,
    id: 'gb.pcn.lez-scotland-right-photo',
    kind: 'right',
    rank: 14,
    says: 'You can ask the council in writing for the photo of your car. It is free, and it has 14 days to send it.',
    authority: NOTICE,
  },
  {
    ...REJECTED,
    id: 'gb.pcn.lez-scotland-right-after-no',
    kind: 'right',
    rank: 4,
    says: 'After this no you have 14 days to pay half, or 28 days to appeal to the First-tier Tribunal for Scotland.',
    authority: ANSWER,
  },
  {
    ...RAISED,
    id: 'gb.pcn.lez-scotland-right-late-reasons',
    kind: 'right',
    rank: 4,
    says: 'Did the first notice never reach you? Write to the council now. It may still look at your reasons, and then it must cancel this certificate.',
    authority: REASONS,
  },
  {
    ...FIRST,
    id: 'gb.pcn.lez-scotland-step-choose',
    dayToAct: 'open',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Pay half within 14 days, or write to the council with your reasons and proof within 28 days.',
    authority: REASONS,
  },
  {
    ...REJECTED,
    id: 'gb.pcn.lez-scotland-step-appeal',
    dayToAct: 'open',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Pay half within 14 days, or appeal to the First-tier Tribunal within 28 days. The letter tells you how.',
    authority: ANSWER,
  },
  {
    ...RAISED,
    id: 'gb.pcn.lez-scotland-step-raised',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Pay within 14 days, or call the council today if you wrote in time or never got the first notice.',
    authority: CERTIFICATE,
  },
  {
    ...FIRST,
    id: 'gb.pcn.lez-scotland-option-challenge',
    kind: 'option',
    option: 'dispute',
    rank: 10,
    title: 'Challenge it',
    cost: 'Free to the council',
    time: 'Within 28 days',
    risk: 'After a no you get 14 days for half price again.',
    bestFor: 'The car is exempt, was sold, or was not there.',
    says: 'Write to the council with your ground and your proof.',
    authority: REASONS,
  },
  {
    ...FIRST,
    id: 'gb.pcn.lez-scotland-option-pay',
    dayToAct: 'open',
    kind: 'option',
    option: 'pay',
    rank: 20,
    title: 'Pay half now',
    cost: 'Half of the charge',
    time: 'Within 14 days',
    risk: 'Paying closes the case.',
    bestFor: 'The penalty is right.',
    says: 'Pay the way the notice says and keep proof.',
    authority: SUMS,
  },
  {
    ...ZONE,
    id: 'gb.pcn.lez-scotland-warning',
    kind: 'warning',
    severity: 'high',
    rank: 10,
    says: 'If you do nothing, a charge certificate adds half as much again. After 14 more days the council can use sheriff officers.',
    authority: CERTIFICATE,
  },
]
