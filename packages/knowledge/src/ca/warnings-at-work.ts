/** Hearings and warnings at work, suspensions, and offers to end a job by agreement. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { JOB_ENDED } from '../english/job-ended.ts'
import { LAW } from './authority-tax-and-benefits.ts'

const LAWS = {
  floor: {
    title:
      'Canada Labour Code and the employment standards laws of the provinces, in Ontario the Employment Standards Act, 2000',
    provision: 'minimum standards that no contract can take away (Ontario: section 5)',
    url: 'https://www.ontario.ca/laws/statute/00e41',
    inForceFrom: '2001-09-04',
  },
  potter: {
    title:
      'Supreme Court of Canada: Potter v. New Brunswick Legal Aid Services Commission, 2015 SCC 10',
    provision: 'a suspension without good reason, or without pay, can end the job in law',
    url: 'https://www.scc-csc.ca/',
    inForceFrom: '2015-03-06',
  },
} as const satisfies Record<string, Authority>

const WARNED = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['DISMISSAL_LETTER', 'OTHER'],
  papers: ['disciplinary_hearing', 'work_warning'],
} satisfies Partial<Rule>

const SUSPENDED = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['DISMISSAL_LETTER', 'OTHER'],
  papers: ['work_suspension'],
} satisfies Partial<Rule>

const OFFERED = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
  papers: ['exit_agreement'],
} satisfies Partial<Rule>

export const WARNINGS_AT_WORK: readonly Rule[] = [
  {
    ...WARNED,
    id: 'ca.warned.not-yet',
    when: { not: [JOB_ENDED] },
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    says: 'You keep your job and your pay for now.',
    authority: LAWS.floor,
  },
  {
    ...WARNED,
    id: 'ca.warned.right-union',
    kind: 'right',
    rank: 6,
    says: 'If you have a union, it can come with you and file a grievance. The time for that is often short.',
    authority: LAWS.floor,
  },
  {
    ...WARNED,
    id: 'ca.warned.option-answer',
    when: { not: [JOB_ENDED] },
    kind: 'option',
    option: 'dispute',
    rank: 4,
    title: 'Answer it in writing',
    cost: 'Free.',
    time: 'A few days.',
    risk: 'Low if you stay calm and keep to facts.',
    bestFor: 'You do not agree with what is said.',
    says: 'Give your side in writing and ask that it goes on your file.',
    authority: LAWS.floor,
  },
  {
    ...SUSPENDED,
    id: 'ca.suspended.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A suspension while they look into something proves nothing. Your job goes on.',
    authority: LAWS.potter,
  },
  {
    ...SUSPENDED,
    id: 'ca.suspended.right-pay',
    kind: 'right',
    rank: 3,
    says: 'Without a good reason, or without pay, a suspension can count as a firing. Then pay for the end of the job can be due.',
    authority: LAWS.potter,
  },
  {
    ...SUSPENDED,
    id: 'ca.suspended.right-told',
    kind: 'right',
    rank: 4,
    says: 'You can ask why, for how long, and what you are said to have done, and give your side.',
    authority: LAWS.potter,
  },
  {
    ...SUSPENDED,
    id: 'ca.suspended.step-ask',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Ask in writing for the reason, the rule, how long it lasts, and that your pay goes on.',
    authority: LAWS.potter,
  },
  {
    ...SUSPENDED,
    id: 'ca.suspended.step-keep',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Do not quit. Keep to the letter, write down what you remember, and call your union or a lawyer.',
    authority: LAWS.potter,
  },
  {
    ...OFFERED,
    id: 'ca.exit.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'It is an offer. Until you sign, you keep all your claims.',
    authority: LAWS.floor,
  },
  {
    ...OFFERED,
    id: 'ca.exit.right-no',
    kind: 'right',
    rank: 3,
    says: 'You can say no, or ask for more money, a later day or a good reference.',
    authority: LAWS.floor,
  },
  {
    ...OFFERED,
    id: 'ca.exit.right-minimum',
    kind: 'right',
    rank: 4,
    says: 'The law sets a least sum for notice, leave and severance. They owe it even if you do not sign.',
    authority: LAWS.floor,
  },
  {
    ...OFFERED,
    id: 'ca.exit.right-court',
    kind: 'right',
    rank: 5,
    says: 'Courts often give much more than that least sum, by your age, years and job. Have a lawyer look before you sign.',
    authority: LAWS.floor,
  },
  {
    ...OFFERED,
    id: 'ca.exit.warn-ei',
    kind: 'warning',
    severity: 'medium',
    rank: 5,
    says: 'If the paper says that you quit, EI can be refused. Money for leaving can delay it.',
    authority: LAW.ei,
  },
  {
    ...OFFERED,
    id: 'ca.exit.step-wait',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Do not sign on the spot. Ask in writing for at least a week, and for the firm to pay for advice.',
    authority: LAWS.floor,
  },
  {
    ...OFFERED,
    id: 'ca.exit.option-negotiate',
    kind: 'option',
    option: 'negotiate',
    rank: 4,
    title: 'Ask for better terms',
    cost: 'Free, or the fee of a lawyer.',
    time: 'One to three weeks.',
    risk: 'They can take the offer back.',
    bestFor: 'You would go, but not for this.',
    says: 'Write what you want before the last day: a sum, benefits, a reference.',
    authority: LAWS.floor,
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.warned.right-proportion',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    papers: ['disciplinary_hearing', 'work_warning'],
    topics: ['employment'],
    rank: 12,
    says: 'A warning is not yet a reason to fire you without pay. For that, what you did must be so serious that the job cannot go on.',
    authority: {
      title: 'Supreme Court of Canada: McKinley v. BC Tel, 2001 SCC 38',
      provision: 'the fault must fit the dismissal',
      url: 'https://www.scc-csc.ca/',
      inForceFrom: '2001-06-28',
    },
  },
]
