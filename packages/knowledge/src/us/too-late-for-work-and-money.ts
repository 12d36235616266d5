/** What can still be done about a job, a benefit or seized pay when the day in a letter is over. */
import type { Rule } from '@plainletter/contracts/rule'

import { GUIDANCE } from './authority.ts'
import { BENEFIT_LAW } from './benefit-law.ts'
import { SOCIAL_SECURITY_PAID_TOO_MUCH } from './benefits.ts'
import { page } from './cite-law.ts'
import { NOTICE_OF_RIGHTS } from './right-to-sue.ts'
import { JOBLESS_DENIED } from './unemployment-denial.ts'
import { WORK_LAW } from './work-law.ts'

const BASE = {
  country: 'us',
  dayToAct: 'over',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>
const OFFER = { ...BASE, papers: ['exit_agreement'] } satisfies Partial<Rule>

const JOBLESS_APPEALS = page(
  'U.S. Department of Labor: appeals in state unemployment law',
  'time limits, and more time for good cause',
  'https://oui.doleta.gov/unemploy/pdf/appeals.html',
)
const GOOD_CAUSE = {
  ...BENEFIT_LAW.appealSocialSecurity,
  provision:
    '20 CFR 404.909(b) and 404.911 (more time for good cause); for SSI 416.1409 and 416.1411',
}
const LATE_HEARING = page(
  'Administrative wage garnishment for debts to the United States',
  '31 CFR 285.11(f)(5); for student loans 34 CFR 34.11(c)',
  'https://www.ecfr.gov/current/title-34/subtitle-A/part-34/section-34.11',
)
const EXEMPTION = page(
  'California Courts self-help: respond to a wage garnishment (one state of many)',
  'a claim of exemption can be filed at any time after it has started',
  'https://selfhelp.courts.ca.gov/wage-garnishment-exemption-small-claims',
)
/** Debts to the United States are taken from pay without a court. */
const FEDERAL_DEBT = {
  says: [
    'administrative wage garnishment',
    'department of education',
    'federal student loan',
    'federal student loans',
    'department of the treasury',
    'bureau of the fiscal service',
    '34 cfr',
    '31 cfr 285',
  ],
}

const FROM_PAY = {
  says: ['wages', 'wage', 'earnings', 'employer', 'paycheck', 'payroll', 'salary'],
}

export const TOO_LATE_FOR_WORK_AND_MONEY: readonly Rule[] = [
  {
    ...BASE,
    id: 'us.late.job-step',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    when: {
      all: [{ olderThanDays: { role: 'letter', days: 180 } }],
      not: [NOTICE_OF_RIGHTS],
    },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The safe day for a charge of discrimination looks over. In most states you have 300 days in all, and state law can give longer. Ask the EEOC and your state agency today.',
    authority: WORK_LAW.charge,
  },
  {
    ...OFFER,
    id: 'us.late.release-step',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'The day to sign looks over. Did you not sign? Nothing is lost: ask if the offer still stands, and get advice first. Did you sign, and are you 40 or older? You have 7 days to take it back.',
    authority: WORK_LAW.waiver,
  },
  {
    ...BASE,
    id: 'us.late.sue-step',
    kinds: ['OTHER', 'DISMISSAL_LETTER', 'LETTER_BEFORE_CLAIM'],
    when: {
      all: [
        NOTICE_OF_RIGHTS,
        { says: ['eeoc', 'equal employment opportunity commission', 'charge'] },
      ],
    },
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'The 90 days look over, but they run from the day the notice came. See an employment lawyer today. Courts give more time only in rare cases; state law may have a claim of its own.',
    authority: WORK_LAW.charge,
  },
  {
    ...BASE,
    id: 'us.late.jobless-step',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    when: JOBLESS_DENIED,
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Appeal in writing today, and say why you are late. Many states take a late appeal with a good reason, such as mail that came late or illness.',
    authority: JOBLESS_APPEALS,
  },
  {
    ...BASE,
    id: 'us.late.ssa-step',
    kinds: ['BENEFIT_OVERPAYMENT'],
    when: SOCIAL_SECURITY_PAID_TOO_MUCH,
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'You can still ask for a waiver (SSA-632): it has no last day. Is the sum wrong, and are the 60 days over? Send SSA-561 today and say in writing why you are late.',
    authority: GOOD_CAUSE,
  },
  {
    ...BASE,
    id: 'us.late.ssa-right',
    kinds: ['BENEFIT_OVERPAYMENT'],
    when: SOCIAL_SECURITY_PAID_TOO_MUCH,
    kind: 'right',
    rank: 5,
    says: 'A late appeal counts with a good reason: grave illness, a death in the family, or a letter that never came or was not understood.',
    authority: GOOD_CAUSE,
  },
  {
    ...BASE,
    id: 'us.late.garnishment-step',
    kinds: ['BAILIFF_NOTICE'],
    when: { all: [FROM_PAY], not: [FEDERAL_DEBT] },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The day to claim what is protected looks over. File the claim today all the same, and ask the clerk for a hearing. Pay is taken anew each payday, and many states let you claim later.',
    authority: EXEMPTION,
  },
  {
    ...BASE,
    id: 'us.late.levy-step',
    kinds: ['BAILIFF_NOTICE'],
    when: { not: [FEDERAL_DEBT, FROM_PAY] },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The day in the paper looks over. Ask the court or the officer today if the money is still held. File a claim for what the law protects all the same, and say why it is late.',
    authority: GUIDANCE.legalHelp,
  },
  {
    ...BASE,
    id: 'us.late.federal-garnishment-step',
    kinds: ['BAILIFF_NOTICE'],
    when: { all: [FEDERAL_DEBT] },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask in writing for a hearing today. You get one even when you ask late, but they need not wait with your pay, unless something beyond your control held you up.',
    authority: LATE_HEARING,
  },
]
