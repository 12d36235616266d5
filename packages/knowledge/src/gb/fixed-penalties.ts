/** Penalties that are no council parking or traffic charge: school attendance, litter, untaxed vehicles. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, CHECKED_BRIEFLY, ENGLAND_AND_WALES } from './cite-law.ts'
import { FISCAL_PENALTIES, FISCAL_PENALTY } from './fiscal-penalties.ts'
import { PENALTY_FARE } from './penalty-fare.ts'
import { SPEED_WORDS } from './speeding.ts'

const NOTICE = { ...CHECKED, kinds: ['PENALTY_CHARGE_NOTICE'] } satisfies Partial<Rule>

const TRAIN_WORDS = ['penalty fare', 'penalty fares', 'penalty fare notice']
const SCHOOL_WORDS = [
  'failed to attend school',
  'fails to attend school',
  'school attendance',
  'education act 1996',
  'section 444a',
  'section 444',
]
const STREET_WORDS = [
  'environmental protection act',
  'public spaces protection order',
  'dog fouling',
  'littering',
  'litter',
  'dropping a cigarette',
  'cigarette end',
  'fly-tipping',
  'fly tipping',
]
const UNTAXED_WORDS = [
  'late licensing penalty',
  'not taxed and no sorn',
  'untaxed vehicle',
  'vehicle excise',
]

/** Papers under other Acts: the law of council parking and traffic penalties does not fit them. */
export const NO_COUNCIL_CHARGE: Test = {
  says: [
    ...TRAIN_WORDS,
    ...SCHOOL_WORDS,
    ...SPEED_WORDS,
    ...STREET_WORDS,
    ...UNTAXED_WORDS,
    ...FISCAL_PENALTY.says,
    'fixed penalty notice',
  ],
}
export const AT_SCHOOL = {
  ...NOTICE,
  ...CHECKED_BRIEFLY,
  nations: ['england'],
  when: { all: [{ says: SCHOOL_WORDS }] },
} satisfies Partial<Rule>
export const IN_THE_STREET = {
  ...NOTICE,
  nations: ENGLAND_AND_WALES,
  when: { all: [{ says: STREET_WORDS }] },
} satisfies Partial<Rule>
export const UNTAXED = {
  ...NOTICE,
  when: { all: [{ says: UNTAXED_WORDS }] },
} satisfies Partial<Rule>
export const ATTENDANCE: Authority = {
  title: 'Education Act 1996',
  provision: 'sections 444 to 444B',
  url: 'https://www.legislation.gov.uk/ukpga/1996/56/section/444A',
  inForceFrom: '2004-02-27',
}
const ATTENDANCE_SUMS: Authority = {
  title: 'Education (Penalty Notices) (England) Regulations 2007',
  provision: 'as changed on 19 August 2024',
  url: 'https://www.legislation.gov.uk/uksi/2007/1867/contents',
  inForceFrom: '2024-08-19',
}
export const LITTER: Authority = {
  title: 'Environmental Protection Act 1990',
  provision: 'sections 87 and 88',
  url: 'https://www.legislation.gov.uk/ukpga/1990/43/section/88',
  inForceFrom: '1991-02-13',
}
const ROAD_TAX: Authority = {
  title: 'Vehicle Excise and Registration Act 1994',
  provision: 'sections 7A and 7B',
  url: 'https://www.legislation.gov.uk/ukpga/1994/22/section/7A',
  inForceFrom: '2004-01-01',
}

export const FIXED_PENALTIES: readonly Rule[] = [
  ...PENALTY_FARE,
  ...FISCAL_PENALTIES,
  {
    ...AT_SCHOOL,
    id: 'gb.school.want',
    dayToAct: 'open',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The council says your child missed school without leave. Paying the penalty in time ends the matter without court.',
    authority: ATTENDANCE_SUMS,
  },
  {
    ...AT_SCHOOL,
    id: 'gb.school.right-withdraw',
    kind: 'right',
    rank: 4,
    says: "There is no appeal, but you can ask the council to withdraw it. Say so if it went to the wrong person, the facts are wrong, or it breaks the council's own code.",
    authority: ATTENDANCE_SUMS,
  },
  {
    ...AT_SCHOOL,
    id: 'gb.school.right-paid',
    dayToAct: 'open',
    kind: 'right',
    rank: 5,
    says: 'If you pay in time, you cannot be taken to court for this absence, and you get no criminal record.',
    authority: ATTENDANCE,
  },
  {
    ...AT_SCHOOL,
    id: 'gb.school.step',
    dayToAct: 'open',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Check the name, the child and the days. Then pay the lower sum by its day, or write to the council at once and ask it to withdraw the notice.',
    authority: ATTENDANCE_SUMS,
  },
  {
    ...AT_SCHOOL,
    id: 'gb.school.warning',
    kind: 'warning',
    severity: 'high',
    rank: 4,
    says: 'If it is not paid in 28 days, the council must prosecute or withdraw it. A court can fine a parent. Get legal advice if a court paper comes.',
    authority: ATTENDANCE,
  },
  {
    ...AT_SCHOOL,
    id: 'gb.school.option-pay',
    dayToAct: 'open',
    kind: 'option',
    option: 'pay',
    rank: 6,
    title: 'Pay the lower sum',
    says: 'Pay by the first date on the notice and keep proof.',
    cost: 'The lower sum on the notice.',
    time: 'A few minutes.',
    risk: 'You cannot get the money back later.',
    bestFor: 'The absence happened and you had no leave.',
    authority: ATTENDANCE_SUMS,
  },
  {
    ...IN_THE_STREET,
    id: 'gb.litter.want',
    dayToAct: 'open',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The council says you broke a rule in the street. Paying in time ends it without court.',
    authority: LITTER,
  },
  {
    ...IN_THE_STREET,
    id: 'gb.litter.right-court',
    kind: 'right',
    rank: 4,
    says: 'There is no formal appeal. Write to the council and say why it is wrong. If it does not agree, only a court can decide, and the council must prove it there.',
    authority: LITTER,
  },
  {
    ...IN_THE_STREET,
    id: 'gb.litter.step',
    dayToAct: 'open',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'If it was you, pay the lower sum by its day. If it was not, write to the council at once with your proof and ask it to cancel.',
    authority: LITTER,
  },
  {
    ...IN_THE_STREET,
    id: 'gb.litter.warning',
    kind: 'warning',
    severity: 'medium',
    rank: 4,
    says: "If it stays unpaid, the council can take the case to the magistrates' court. A fine there can be much higher.",
    authority: LITTER,
  },
  {
    ...IN_THE_STREET,
    id: 'gb.litter.option-pay',
    dayToAct: 'open',
    kind: 'option',
    option: 'pay',
    rank: 6,
    title: 'Pay the lower sum',
    says: 'Pay by the first date on the notice and keep proof. Then there is no court and no record.',
    cost: 'The lower sum on the notice.',
    time: 'A few minutes.',
    risk: 'Paying accepts the penalty.',
    bestFor: 'It happened, and you want it over.',
    authority: LITTER,
  },
  {
    ...UNTAXED,
    id: 'gb.untaxed.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The DVLA says the vehicle was not taxed and not declared off the road. It wants a penalty from the registered keeper.',
    authority: ROAD_TAX,
  },
  {
    ...UNTAXED,
    id: 'gb.untaxed.right',
    kind: 'right',
    rank: 4,
    says: 'You do not owe it if you told the DVLA in time that the vehicle was sold, scrapped or off the road. Send the proof to the address on the letter.',
    authority: ROAD_TAX,
  },
  {
    ...UNTAXED,
    id: 'gb.untaxed.step',
    dayToAct: 'open',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Tax the vehicle or declare it off the road (SORN) today on GOV.UK. Then pay the lower sum in time, or send your proof.',
    authority: ROAD_TAX,
  },
  {
    ...UNTAXED,
    id: 'gb.untaxed.warning',
    kind: 'warning',
    severity: 'medium',
    rank: 4,
    says: 'Until it is taxed or off the road, more penalties can follow, and the vehicle can be clamped. Do not drive it.',
    authority: ROAD_TAX,
  },
  {
    ...UNTAXED,
    id: 'gb.untaxed.option-pay',
    dayToAct: 'open',
    kind: 'option',
    option: 'pay',
    rank: 6,
    title: 'Pay the lower sum',
    says: 'Pay within the days the letter gives and keep proof.',
    cost: 'The lower sum on the letter.',
    time: 'A few minutes.',
    risk: 'The tax itself is still due.',
    bestFor: 'You were the keeper and forgot.',
    authority: ROAD_TAX,
  },
]
