/** Questions about debts that may be too old. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { LIMITATION_LAW } from './authority.ts'

const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'family', 'housing', 'consumer'],
  kind: 'answer',
  rank: 5,
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const EW = { ...ASK, nations: ['england', 'wales'] } satisfies Partial<Rule>
const SCOTLAND = { ...ASK, nations: ['scotland'] } satisfies Partial<Rule>

const DEBT_WORDS = [
  'debt',
  'loan',
  'credit card',
  'card',
  'catalogue',
  'overdraft',
  'lowell',
  'cabot',
  'pra group',
  'barclaycard',
  'vanquis',
  'collector',
]
/** The day on which these were checked is in 2026: a last payment in one of these years is over six years ago. */
const OVER_SIX_YEARS = [
  '2010',
  '2011',
  '2012',
  '2013',
  '2014',
  '2015',
  '2016',
  '2017',
  '2018',
  '2019',
  'over 6 years',
  'over six years',
  'more than 6 years',
  'more than six years',
  'after 6 yrs',
  'over 6 yrs',
  '7 years ago',
  '8 years ago',
  '9 years ago',
  '10 years ago',
]
/** The time was stopped or started again: then "too old" is not sure. */
const NOT_SURELY_OLD: Test = {
  says: [
    'have a ccj',
    'got a ccj in',
    'a ccj in',
    'ccj from',
    'a ccj for',
    'ccj was',
    'a judgment',
    'court order',
    'council tax',
    'mortgage',
    'student loan',
    'paid until',
    'still paying',
    ...['2020', '2021', '2022', '2023', '2024', '2025', '2026'].flatMap((year) => [
      `paid in ${year}`,
      `payment in ${year}`,
      `payments in ${year}`,
      `paying until ${year}`,
      `paid something in ${year}`,
      `until ${year}`,
    ]),
  ],
}
const TOO_OLD = [
  'too old',
  'statute barred',
  'statue barred',
  'time barred',
  'out of time',
  'take me to court',
  'still chase me',
  'still collect',
  'cant do anything',
  "can't do anything",
  'still owe',
  'starts the clock',
  'clock again',
  'not paid since',
  'not paid them',
  'how old',
]

export const ENQUIRY_OLD_DEBT: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.ask-debt.old-by-years',
    when: { not: [NOT_SURELY_OLD] },
    asks: [TOO_OLD, OVER_SIX_YEARS, DEBT_WORDS],
    verdict: 'yes',
    says: 'Yes, in most cases it is too old for court: over six years with no payment, no signed admission and no judgment. It still exists, so do not pay or admit it. Never ignore a court form.',
    authority: LIMITATION_LAW.contract,
  },
  {
    ...SCOTLAND,
    id: 'gb.ask-debt.old-by-years-scotland',
    when: { not: [NOT_SURELY_OLD] },
    asks: [TOO_OLD, [...OVER_SIX_YEARS, '2020', 'over 5 years', 'over five years'], DEBT_WORDS],
    verdict: 'it_depends',
    dependsOn:
      'whether five full years have passed with no payment, written admission or court case',
    says: 'If so, most debts have ended in Scotland and you owe nothing. Do not pay or admit it before you have advice.',
    authority: LIMITATION_LAW.scotland,
  },
  {
    ...EW,
    id: 'gb.ask-debt.clock-again',
    asks: [
      ['starts the clock', 'start the clock', 'clock again', 'restart the clock', 'restarts'],
      ['ring', 'phone', 'call', 'reply', 'write', 'letter'],
      ['statute barred', 'debt', 'owe', 'lowell', 'pra group', 'cabot'],
    ],
    verdict: 'no',
    says: 'No, a call or a reply that does not admit the debt does not. A payment or a signed admission does, and only before the six years end. If they are over, write that the debt is too old for court. Do not ignore a court form.',
    authority: LIMITATION_LAW.restart,
  },
  {
    ...EW,
    id: 'gb.ask-debt.old-and-clock',
    when: { not: [NOT_SURELY_OLD] },
    asks: [['starts the clock', 'start the clock', 'clock again'], OVER_SIX_YEARS, DEBT_WORDS],
    verdict: 'do_this',
    says: 'After six years with no payment, signed admission or judgment it is too old for court. A call or reply that admits nothing does not start the clock again. Write that it is too old, do not pay, and never ignore a court form.',
    authority: LIMITATION_LAW.restart,
  },
]
