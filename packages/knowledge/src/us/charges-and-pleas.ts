/** Traffic citations and summonses that ask for a plea. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const FAIR = {
  title:
    'Constitution of the United States, Sixth and Fourteenth Amendments (fair trial, proof beyond reasonable doubt, lawyer where jail is possible: Argersinger v. Hamlin, 407 U.S. 25 (1972))',
  provision: 'Sixth Amendment; Fourteenth Amendment, section 1',
  url: 'https://constitution.congress.gov/constitution/amendment-6/',
  inForceFrom: '1972-06-12',
}
const ALIEN = {
  title: 'Padilla v. Kentucky, 559 U.S. 356 (2010): pleas and immigration',
  provision: 'Sixth Amendment',
  url: 'https://constitution.congress.gov/constitution/amendment-6/',
  inForceFrom: '2010-03-31',
}

const PLEA = {
  ...CHECKED,
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'COURT_CLAIM'],
  when: {
    all: [
      {
        says: [
          'plead guilty',
          'plead not guilty',
          'enter a plea',
          'enter your plea',
          'your plea',
          'charged with',
          'charge of',
          'charge:',
          'summons',
          'prosecutor',
          'prosecution',
        ],
      },
      {
        says: [
          'speed',
          'speeding',
          'mph',
          'traffic',
          'reckless driving',
          'vehicle code',
          'driving',
          'stop sign',
          'red light',
          'license',
          'citation',
          'registration',
          'misdemeanor',
          'violation',
          'offense',
        ],
      },
      { says: ['court', 'judge', 'magistrate', 'hearing'] },
    ],
    not: [{ says: ['plaintiff', 'jury duty', 'gift card'] }],
  },
} satisfies Partial<Rule>
const PLEA_STATE = {
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'COURT_CLAIM'],
  when: {
    all: [
      {
        says: [
          'plead guilty',
          'plead not guilty',
          'enter a plea',
          'enter your plea',
          'your plea',
          'charged with',
          'charge of',
          'charge:',
          'summons',
          'prosecutor',
          'prosecution',
        ],
      },
      {
        says: [
          'speed',
          'speeding',
          'mph',
          'traffic',
          'reckless driving',
          'vehicle code',
          'driving',
          'stop sign',
          'red light',
          'license',
          'citation',
          'registration',
        ],
      },
      { says: ['court', 'judge', 'magistrate', 'hearing'] },
    ],
    not: [{ says: ['plaintiff', 'jury duty', 'gift card', 'notice of liability'] }],
  },
  rank: 3,
} satisfies Partial<Rule>
const PLEAS: Cells = {
  CA: {
    says: 'you can plead not guilty, ask for a trial in writing, or for traffic school. Act by the date on the ticket',
    law: 'Vehicle Code 40508, 40519, 40902 and 42005; 22350 (speed)',
  },
  GA: {
    says: 'you can plead not guilty and be heard in court on the day of the ticket. Not coming can cost your license',
    law: 'O.C.G.A. 40-6-181 and 40-5-56',
  },
  IL: {
    says: 'you can plead not guilty, or ask for court supervision, which mostly keeps points off your record',
    law: '625 ILCS 5/11-601 and 730 ILCS 5/5-6-1',
  },
  NC: {
    says: 'many tickets can be paid before the court day. You can ask the prosecutor to lower it, or plead not guilty',
    law: 'N.C.G.S. 15A-1115, 20-141 and 20-24.1',
  },
  NJ: {
    says: 'you can plead not guilty and be heard in municipal court, or ask the prosecutor for a lesser charge',
    law: 'N.J.S.A. 39:4-98 and 39:5-3; Court Rule 7:6',
  },
  NY: {
    says: 'you can plead not guilty within the time on the ticket and get a hearing. Not answering can suspend your license',
    law: 'Vehicle and Traffic Law (VTL) 226, 1180 and 1806 to 1807',
  },
  OH: {
    says: 'you can plead not guilty, in court or mostly by form, and have a trial. It is up to the state to prove it',
    law: 'Ohio Revised Code (R.C., ORC) 4511.21 and 2935.26; Ohio Traffic Rules 8 and 13',
  },
  PA: {
    says: 'you have ten days to answer: plead not guilty and ask for a hearing. After it you have 30 days to appeal',
    law: '75 Pa.C.S. 3362 and 1533; Pa.R.Crim.P. 403, 407 and 460',
  },
  TX: {
    says: 'you can plead not guilty, or ask by the date for a driving course or deferral. Then the case is mostly dropped',
    law: 'Texas Code of Criminal Procedure chapter 45A; Transportation Code 543.009 and 545.351',
  },
  VA: {
    says: 'you can contest it in the general district court and appeal within ten days. Speeds of 20 over or above 85 mph are reckless driving, a crime',
    law: 'Va. Code 46.2-862, 46.2-870, 46.2-936 and 16.1-132',
  },
}

export const CHARGES_AND_PLEAS: readonly Rule[] = [
  {
    ...PLEA,
    id: 'us.plea.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'A court wants your plea: guilty or not guilty. To pay the fine is mostly to plead guilty.',
    authority: FAIR,
  },
  {
    ...PLEA,
    id: 'us.plea.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'It is real and has a date. Nothing is decided yet.',
    authority: FAIR,
  },
  {
    ...PLEA,
    id: 'us.plea.right-trial',
    kind: 'right',
    rank: 4,
    says: 'You can plead not guilty. Then they must prove it to a judge, and you can ask questions and bring proof.',
    authority: FAIR,
  },
  {
    ...PLEA,
    id: 'us.plea.right-lawyer',
    kind: 'right',
    rank: 8,
    says: 'Where you can go to jail, you can have a lawyer, free if you cannot pay. If you are not a citizen, ask one before you plead.',
    authority: ALIEN,
  },
  {
    ...PLEA,
    id: 'us.plea.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Answer by the date on the paper, and keep proof. Ask the clerk about a hearing, a driving course or a lesser charge.',
    authority: FAIR,
  },
  {
    ...PLEA,
    id: 'us.plea.option-fight',
    kind: 'option',
    option: 'defend',
    rank: 4,
    title: 'Plead not guilty',
    cost: 'Mostly free; court costs if you lose',
    time: 'Weeks or months',
    risk: 'You may lose and pay more.',
    bestFor: 'You did not do it, or points would hurt you.',
    says: 'Plead not guilty by the date and go to the hearing.',
    authority: FAIR,
  },
  {
    ...PLEA,
    id: 'us.plea.option-pay',
    kind: 'option',
    option: 'pay',
    rank: 8,
    title: 'Pay the fine',
    cost: 'The fine and costs',
    time: 'By the date on the paper',
    risk: 'Points on your license. Your insurance can go up.',
    bestFor: 'You did it and points do not matter.',
    says: 'Pay by the date, if you accept the points and what it does to your insurance.',
    authority: FAIR,
  },
  ...stateRows('plea', PLEAS, PLEA_STATE),
]
