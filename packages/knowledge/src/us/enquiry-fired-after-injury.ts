/** Questions of people who were fired after they were hurt at work or filed a workers' compensation claim. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const ASK = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>
const CLAIM = [
  'workers comp',
  "workers' comp",
  'worker comp',
  'workmans comp',
  "workman's comp",
  'workers compensation',
  "workers' compensation",
  'comp claim',
  'comp case',
  'bwc',
  'on comp',
  'comp people',
  'work injury',
  'hurt at work',
  'injured at work',
  'hurt on the job',
  'injured on the job',
  'got hurt at',
  'hurt my back',
  'hurt my knee',
  'hurt my shoulder',
  'hurt my hand',
  'light duty',
  'work restrictions',
  'filed for comp',
  'filed comp',
  'filing for comp',
  'hurt lifting',
  'hurt while working',
  'accident at work',
  'work accident',
  'injury at work',
]
const FIRED = [
  'fired',
  'fired me',
  'firing me',
  'fire me',
  'terminated',
  'let me go',
  'let go',
  'laid off',
  'laid me off',
  'lost my job',
  'canned',
  'cut my hours',
  'took me off the schedule',
  'demoted',
  'written up',
]

export const ENQUIRY_FIRED_AFTER_INJURY: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.fact.fired-after-comp',
    rank: 3,
    when: {
      not: [
        { says: ['pregnant', 'pregnancy'] },
        {
          says: ['ohio', 'columbus', 'cleveland', 'cincinnati', 'toledo', 'akron', 'dayton', 'bwc'],
        },
      ],
    },
    asks: [CLAIM, FIRED],
    verdict: 'do_this',
    says: "“At will” is no answer here: almost every state forbids firing you because you filed for workers' comp. Some deadlines are short, so see a work injury lawyer this week; the first talk is often free. Keep messages, doctor notes and the list of days that they counted against you. The comp claim goes on without the job. File for unemployment, and ask if the days were protected by FMLA.",
    authority: {
      title: "Workers' compensation law of your state against retaliation",
      provision:
        'for example Ohio Revised Code 4123.90, Texas Labor Code 451.001, California Labor Code 132a, New York Workers’ Compensation Law 120; Family and Medical Leave Act, 29 U.S.C. 2615',
      url: 'https://www.dol.gov/general/topic/workcomp',
      inForceFrom: '2006-10-11',
    },
  },
  {
    ...ASK,
    checkedOn: '2026-11-22',
    id: 'us.fact.fired-after-comp-ohio',
    insteadOf: 'us.fact.fired-after-comp',
    regions: ['US-OH'],
    rank: 2,
    asks: [CLAIM, FIRED],
    verdict: 'do_this',
    says: "Ohio forbids firing you for a workers' comp claim, at will or not. Two deadlines count. Your employer must get your written notice of this within 90 days of the firing. You must sue in common pleas court within 180 days. Send the notice now by certified mail and keep a copy. Keep the therapy records: they show what the days were. The comp claim goes on. File for unemployment too.",
    authority: {
      title: 'Ohio Revised Code',
      provision: 'section 4123.90 (notice within 90 days, suit within 180 days)',
      url: 'https://codes.ohio.gov/ohio-revised-code/section-4123.90',
      inForceFrom: '2006-10-11',
    },
  },
]
