/** A penalty notice for missed school in Wales. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const LEGISLATION = 'https://www.legislation.gov.uk'

const PAPER = {
  ...CHECKED,
  kinds: ['PENALTY_CHARGE_NOTICE'],
  papers: ['school_absence_penalty'],
} satisfies Partial<Rule>
const WELSH = { ...PAPER, nations: ['wales'] } satisfies Partial<Rule>
const NOTICES: Authority = {
  title: 'Education Act 1996',
  provision: 'sections 444A, 444B and 576',
  url: `${LEGISLATION}/ukpga/1996/56/section/444A`,
  inForceFrom: '2004-02-27',
}
const WELSH_SUMS: Authority = {
  title: 'Education (Penalty Notices) (Wales) Regulations 2013',
  provision: 'amount of the penalty, withdrawal and code of conduct',
  url: `${LEGISLATION}/wsi/2013/1983/contents`,
  inForceFrom: '2013-09-02',
}

export const SCHOOL_ABSENCE_WALES: readonly Rule[] = [
  {
    ...WELSH,
    id: 'gb.absence.wales-sums',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'In Wales the penalty is £60 within 28 days, and £120 until day 42. Paying in time ends the matter without court.',
    authority: WELSH_SUMS,
  },
  {
    ...WELSH,
    id: 'gb.absence.wales-right-withdraw',
    kind: 'right',
    rank: 4,
    says: 'There is no appeal. You can ask the council to withdraw it if it went to the wrong person, is wrong, or breaks its own code.',
    authority: WELSH_SUMS,
  },
  {
    ...WELSH,
    id: 'gb.absence.wales-right-paid',
    kind: 'right',
    rank: 5,
    says: 'If you pay in time, you cannot be taken to court for this absence, and you get no criminal record.',
    authority: NOTICES,
  },
  {
    ...WELSH,
    id: 'gb.absence.wales-deadline',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 42, unit: 'days', roll: 'none' },
    says: 'You have 42 days to pay, or to have the council withdraw the notice.',
    action: 'Pay, or have the notice withdrawn',
    consequence: 'After that the council must prosecute or withdraw it.',
    weight: 'main',
    example: {
      clause: '42 days, counted here from the date of the notice to be safe',
      trigger: '2026-11-02',
      result: '2026-12-14',
    },
    authority: WELSH_SUMS,
  },
  {
    ...WELSH,
    id: 'gb.absence.wales-deadline-lower',
    kind: 'deadline',
    when: { all: [{ says: ['£60'] }, { says: ['28 days'] }] },
    terms: { trigger: 'letter', count: 28, unit: 'days', roll: 'none' },
    says: 'The lower sum is for those who pay within 28 days.',
    action: 'Pay the lower sum, if you choose to pay',
    consequence: 'After that day the penalty is £120.',
    weight: 'further',
    example: {
      clause: '£60 within 28 days, counted here from the date of the notice to be safe',
      trigger: '2026-11-02',
      result: '2026-11-30',
    },
    authority: WELSH_SUMS,
  },
  {
    ...WELSH,
    id: 'gb.absence.wales-step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Check the name, the child and the days. Then pay the lower sum by its day, or ask the council at once to withdraw it.',
    authority: WELSH_SUMS,
  },
  {
    ...WELSH,
    id: 'gb.absence.wales-warning',
    kind: 'warning',
    severity: 'high',
    rank: 4,
    says: 'If it is not paid by day 42, the council must prosecute or withdraw it. Get legal advice if a court paper comes.',
    authority: NOTICES,
  },
]
