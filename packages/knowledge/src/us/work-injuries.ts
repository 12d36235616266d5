/** Injuries at work: the claim, its time limit by state, and a denial. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const HURT = {
  kinds: ['ENQUIRY', 'OTHER', 'INSURANCE_DECISION'],
  when: {
    any: [
      {
        says: [
          "workers' compensation",
          'workers compensation',
          "workers' comp",
          'workers comp',
          "worker's compensation",
          'worker’s compensation',
          'hurt at work',
          'injured at work',
          'injury at work',
          'injured on the job',
          'hurt on the job',
          'work injury',
          'fell at work',
        ],
      },
    ],
  },
  rank: 3,
} satisfies Partial<Rule>

const WORK_INJURY: Cells = {
  AZ: {
    says: 'claim for a work injury within one year. You have 90 days to protest a notice of the insurer',
    law: 'Arizona Workers’ Compensation Act, A.R.S. 23-1061 and 23-947',
  },
  CA: {
    says: 'tell your employer within 30 days and ask for the claim form. You mostly have one year to file with the appeals board',
    law: 'Workers’ Compensation Act, Labor Code 5400 to 5405 and 132a',
  },
  FL: {
    says: 'tell your employer within 30 days. You mostly have two years to file a petition for benefits',
    law: 'Florida Statutes 440.185, 440.19 and 440.205',
  },
  GA: {
    says: 'tell your employer within 30 days. You mostly have one year to file a claim',
    law: 'O.C.G.A. 34-9-80 and 34-9-82',
  },
  IL: {
    says: 'tell your employer within 45 days. You mostly have three years to file',
    law: 'Workers’ Compensation Act, 820 ILCS 305/6',
  },
  MA: {
    says: 'tell your employer as soon as you can. You mostly have four years to claim',
    law: 'M.G.L. c. 152, ss. 41 and 75B',
  },
  MI: {
    says: 'tell your employer within 90 days. You mostly have two years to claim',
    law: 'Worker’s Disability Compensation Act, MCL 418.381',
  },
  NC: {
    says: 'tell your employer in writing within 30 days. You mostly have two years to claim',
    law: 'N.C.G.S. 97-22 and 97-24',
  },
  NJ: {
    says: 'tell your employer soon, within 90 days at most. You mostly have two years to claim',
    law: 'N.J.S.A. 34:15-17 and 34:15-51',
  },
  NY: {
    says: 'tell your employer in writing within 30 days. You mostly have two years to claim',
    law: 'Workers’ Compensation Law 18, 28 and 120',
  },
  OH: {
    says: 'you mostly have one year to claim for a work injury, and 14 days to appeal an order',
    law: 'Ohio Revised Code (R.C., ORC) 4123.84 and 4123.511',
  },
  PA: {
    says: 'tell your employer within 21 days for full pay, and within 120 days at most. You mostly have three years to claim',
    law: 'Workers’ Compensation Act, 77 P.S. 631 and 602',
  },
  TX: {
    says: 'tell your employer within 30 days. You mostly have one year to claim. Some Texas firms carry no cover',
    law: 'Texas Labor Code 409.001, 409.003 and 451.001',
  },
  VA: {
    says: 'tell your employer in writing within 30 days. You mostly have two years to claim',
    law: 'Virginia Workers’ Compensation Act, Va. Code 65.2-600 and 65.2-601',
  },
  WA: {
    says: 'you mostly have one year to claim for a work injury, and 60 days to protest an order',
    law: 'Industrial Insurance Act, RCW 51.28.050 and 51.52.050',
  },
}

const COMP = {
  title: 'Workers’ compensation act of your state',
  provision: 'a hearing before the state’s board or commission',
  url: 'https://www.dol.gov/agencies/owcp/wc',
  inForceFrom: '2000-01-01',
}

const INJURED = {
  ...CHECKED,
  kinds: ['OTHER', 'INSURANCE_DECISION'],
  when: {
    any: [
      {
        says: [
          "workers' compensation",
          'workers compensation',
          'worker’s compensation',
          'workers’ compensation',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const WORK_INJURIES: readonly Rule[] = [
  ...stateRows('work-injury', WORK_INJURY, HURT),
  {
    ...INJURED,
    id: 'us.life.want-injured',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The insurer of your employer decides on pay and doctors after an injury at work.',
    authority: COMP,
  },
  {
    ...INJURED,
    id: 'us.life.step-injured',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Ask the state board for a hearing by its time limit. Many workers’ lawyers take a share only if you win.',
    authority: COMP,
  },
  {
    ...INJURED,
    id: 'us.life.option-injured',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Ask the board for a hearing',
    cost: 'Mostly free',
    time: 'Weeks to a year',
    risk: 'None.',
    bestFor: 'Work caused or worsened the injury.',
    says: 'Fight the denial before the state board with your doctor’s report.',
    authority: COMP,
  },
]
