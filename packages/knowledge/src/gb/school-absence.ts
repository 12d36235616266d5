/** A penalty notice for missed school in England: the sums, the days and the reasons. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED, CHECKED_BRIEFLY, ENGLAND_AND_WALES } from './cite-law.ts'

const LEGISLATION = 'https://www.legislation.gov.uk'

const PAPER = {
  ...CHECKED,
  kinds: ['PENALTY_CHARGE_NOTICE'],
  papers: ['school_absence_penalty'],
} satisfies Partial<Rule>
const ENGLISH = { ...PAPER, ...CHECKED_BRIEFLY, nations: ['england'] } satisfies Partial<Rule>
const BOTH = { ...PAPER, nations: ENGLAND_AND_WALES } satisfies Partial<Rule>

const OFFENCE: Authority = {
  title: 'Education Act 1996',
  provision: 'section 444',
  url: `${LEGISLATION}/ukpga/1996/56/section/444`,
  inForceFrom: '1996-11-01',
}
const NOTICES: Authority = {
  title: 'Education Act 1996',
  provision: 'sections 444A, 444B and 576',
  url: `${LEGISLATION}/ukpga/1996/56/section/444A`,
  inForceFrom: '2004-02-27',
}
const SUMS: Authority = {
  title: 'Education (Penalty Notices) (England) Regulations 2007',
  provision: 'as changed on 19 August 2024',
  url: `${LEGISLATION}/uksi/2007/1867/contents`,
  inForceFrom: '2024-08-19',
}
const FRAMEWORK: Authority = {
  title: 'Working together to improve school attendance',
  provision: 'national framework for penalty notices',
  url: 'https://www.gov.uk/government/publications/working-together-to-improve-school-attendance',
  inForceFrom: '2024-08-19',
}

export const SCHOOL_ABSENCE: readonly Rule[] = [
  {
    ...ENGLISH,
    id: 'gb.absence.sums',
    dayToAct: 'open',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A first penalty is £80 if you pay within 21 days, and £160 until day 28. A second one within three years is £160 at once.',
    authority: SUMS,
  },
  {
    ...ENGLISH,
    id: 'gb.absence.right-two',
    kind: 'right',
    rank: 6,
    says: 'A parent can get at most two such penalties for one child within three years. After that the council must choose another way, which can be court.',
    authority: SUMS,
  },
  {
    ...ENGLISH,
    id: 'gb.absence.right-ten',
    kind: 'right',
    rank: 7,
    says: 'A penalty is looked at from ten half days missed without leave in ten school weeks. If there were fewer, ask the council why it sent one.',
    authority: FRAMEWORK,
  },
  {
    ...ENGLISH,
    id: 'gb.absence.support-first',
    kind: 'insight',
    severity: 'medium',
    rank: 5,
    says: 'Is your child ill, bullied, disabled or afraid of school? Then help should come before a penalty.',
    actionable:
      'Say so in writing to the school and the council, and ask for a meeting about help.',
    confidence: 0.7,
    authority: FRAMEWORK,
  },
  {
    ...ENGLISH,
    id: 'gb.absence.deadline',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 28, unit: 'days', roll: 'none' },
    says: 'You have 28 days to pay, or to have the council withdraw the notice.',
    action: 'Pay, or have the notice withdrawn',
    consequence: 'After that the council must prosecute or withdraw it.',
    weight: 'main',
    example: {
      clause: '28 days, counted here from the date of the notice to be safe',
      trigger: '2026-11-02',
      result: '2026-11-30',
    },
    authority: SUMS,
  },
  {
    ...ENGLISH,
    id: 'gb.absence.deadline-lower',
    kind: 'deadline',
    when: { all: [{ says: ['£80'] }, { says: ['21 days'] }] },
    terms: { trigger: 'letter', count: 21, unit: 'days', roll: 'none' },
    says: 'The lower sum is for those who pay within 21 days.',
    action: 'Pay the lower sum, if you choose to pay',
    consequence: 'After that day the penalty is £160.',
    weight: 'further',
    example: {
      clause: '£80 within 21 days, counted here from the date of the notice to be safe',
      trigger: '2026-11-02',
      result: '2026-11-23',
    },
    authority: SUMS,
  },
  {
    ...BOTH,
    id: 'gb.absence.right-reasons',
    kind: 'right',
    rank: 8,
    says: 'No offence was done if the school gave leave, the child was ill, or it was a holy day of your religion. Send proof.',
    authority: OFFENCE,
  },
  {
    ...BOTH,
    id: 'gb.absence.each-parent',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 6,
    says: 'Each parent can get a penalty for each child. Paying yours does not pay that of the other parent.',
    authority: NOTICES,
  },
  {
    ...BOTH,
    id: 'gb.absence.step-records',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Ask the school for the attendance record and its answer about leave. Collect messages and any note from a doctor.',
    authority: NOTICES,
  },
  {
    ...BOTH,
    id: 'gb.absence.option-withdraw',
    kind: 'option',
    option: 'dispute',
    rank: 4,
    title: 'Ask the council to withdraw it',
    says: 'Write to the council today. Say what is wrong and send proof.',
    cost: 'Nothing.',
    time: 'One letter now.',
    risk: 'The days to pay go on. If it says no, pay in time or go to court.',
    bestFor: 'Wrong person or days, leave was given, or the child was ill.',
    authority: NOTICES,
  },
  {
    ...BOTH,
    id: 'gb.absence.option-court',
    kind: 'option',
    option: 'defend',
    rank: 8,
    title: 'Let a court decide',
    says: 'If you do not pay, the council may take you to court. There you can plead not guilty.',
    cost: 'A fine and costs if you lose.',
    time: 'Some months.',
    risk: 'A fine of up to £1,000, or £2,500 if you knew, and a criminal record.',
    bestFor: 'You have strong proof and legal advice.',
    authority: OFFENCE,
  },
]
