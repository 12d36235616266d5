/** The personal grievance: its 90 days, mediation and the Authority. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority.ts'

const WORK = {
  country: 'nz',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const WORKING = {
  country: 'nz',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
  topics: ['employment'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...WORKING,
    id: 'nz.work.right-grievance',
    kind: 'right',
    rank: 10,
    says: 'You can raise a personal grievance within 90 days. Tell the employer what happened and what you want.',
    authority: LAW.grievance,
  },
  {
    ...WORKING,
    id: 'nz.work.right-harassment',
    kind: 'right',
    rank: 50,
    says: 'For sexual harassment you have 12 months to raise it.',
    authority: LAW.harassment,
  },
  {
    ...WORK,
    id: 'nz.work.grievance',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 90, unit: 'days', runsFrom: 'end_of_job', roll: 'none' },
    action: 'Raise a personal grievance with your employer in writing',
    consequence: 'You then need consent or a very good reason to raise it.',
    weight: 'main',
    example: {
      clause: 'Employment Relations Act 2000, section 114(1)',
      trigger: '2026-11-09',
      result: '2027-02-07',
    },
    rank: 10,
    says: 'You have 90 days from the dismissal, or from when you knew of it. We count from the letter, to be safe.',
    authority: LAW.grievance,
  },
  {
    ...WORKING,
    id: 'nz.work.step-raise',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Write to the employer: I raise a personal grievance. Say what happened and what you want.',
    authority: LAW.grievance,
  },
  {
    ...WORKING,
    id: 'nz.work.opt-mediation',
    kind: 'option',
    option: 'complain',
    title: 'Ask for free mediation',
    cost: 'Free.',
    time: 'Some weeks.',
    risk: 'Low.',
    bestFor: 'You want money, a reference or to clear your name.',
    rank: 10,
    says: 'A neutral person helps both sides to agree. What you agree binds.',
    authority: LAW.grievance,
  },
  {
    ...WORK,
    id: 'nz.work.opt-era',
    kind: 'option',
    option: 'appeal',
    title: 'Go to the Authority',
    cost: 'A fee.',
    time: 'Within three years of raising it.',
    risk: 'You may pay some costs if you lose.',
    bestFor: 'You have a strong case.',
    rank: 20,
    says: 'If mediation fails, apply to the Employment Relations Authority.',
    authority: LAW.grievance,
  },
  {
    ...WORKING,
    id: 'nz.work.warn-ninety',
    kind: 'warning',
    severity: 'high',
    rank: 10,
    dayToAct: 'open',
    says: 'The 90 days run even while you talk. Raise it in writing.',
    authority: LAW.grievance,
  },
  {
    ...WORK,
    id: 'nz.work.change-2026',
    kind: 'change',
    changedOn: '2026-02-21',
    was: 'Any employee could claim for unjustified dismissal.',
    is: 'People who earn $200,000 a year or more cannot, unless their contract says so. Earlier contracts have a year to adapt.',
    says: 'Since 21 February 2026 people on $200,000 or more cannot claim unjustified dismissal.',
    authority: LAW.change2026,
  },
  {
    ...WORK,
    id: 'nz.work.right-mediation',
    kind: 'right',
    rank: 24,
    says: 'Mediation is free and mostly comes first. If it fails, the Employment Relations Authority can decide.',
    authority: {
      title: 'Employment Relations Act 2000',
      provision: 'sections 144 to 159 (mediation) and 161 (the Authority)',
      url: 'https://www.legislation.govt.nz/act/public/2000/0024/latest/whole.html',
      inForceFrom: '2000-10-02',
    },
  },
]

/** The rows, with those for questions where they fit. */
export const PERSONAL_GRIEVANCE = fitQuestions(ROWS, FITS)
