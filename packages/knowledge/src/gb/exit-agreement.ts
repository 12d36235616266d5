/** An offer to end a job by agreement: what makes it bind, what is yours anyway, and how to ask for more. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, CHECKED_BRIEFLY, cite } from './cite-law.ts'
import { LRA, NOTICE, TIME_LIMITS } from './employment-sources.ts'

const OFFER = {
  ...CHECKED,
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
  papers: ['exit_agreement'],
} satisfies Partial<Rule>
const IN_GB = { ...OFFER, nations: ['england', 'wales', 'scotland'] } satisfies Partial<Rule>
const CHANGING = { ...IN_GB, ...CHECKED_BRIEFLY } satisfies Partial<Rule>
const IN_NI = { ...OFFER, nations: ['northern_ireland'] } satisfies Partial<Rule>

/** A settlement through Acas binds without an adviser. */
const THROUGH_ACAS: Test = { says: ['cot3', 'cot 3', 'conciliation officer', 'acas conciliator'] }
const TALKS_SAID: Test = {
  says: [
    'protected conversation',
    'protected discussion',
    'without prejudice',
    'pre-termination negotiations',
    '111a',
  ],
}

const BINDING = cite('employment', 'section 203(2)(f), (3) and (3A)', 'section/203')
const NO_SIGNING_AWAY = cite('employment', 'section 203(1)', 'section/203')
const THROUGH_OFFICER = cite('employment', 'section 203(2)(e)', 'section/203')
const TALKS: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'section 111A (confidential talks before the end of a job)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/111A',
  inForceFrom: '2013-07-29',
}
const SETTLEMENT_CODE: Authority = {
  title: 'Acas Code of Practice on settlement agreements',
  provision: 'paragraph 12 (at least 10 calendar days), paragraphs 17 and 18 (improper pressure)',
  url: 'https://www.acas.org.uk/code-of-practice-settlement-agreements',
  inForceFrom: '2013-07-29',
}
const WHISTLEBLOWING = cite('employment', 'section 43J', 'section/43J')
const TAX: Authority = {
  title: 'Income Tax (Earnings and Pensions) Act 2003',
  provision: 'sections 401 to 404',
  url: 'https://www.legislation.gov.uk/ukpga/2003/1/section/403',
  inForceFrom: '2018-04-06',
}
const NI_BINDING: Authority = {
  title: 'Employment Rights (Northern Ireland) Order 1996',
  provision: 'article 245',
  url: 'https://www.legislation.gov.uk/nisi/1996/1919/article/245',
  inForceFrom: '1996-09-24',
}

export const EXIT_AGREEMENT: readonly Rule[] = [
  {
    ...IN_GB,
    id: 'gb.exit.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 8,
    says: 'An offer ends nothing by itself. Until you sign, your job, pay and claims go on.',
    authority: NO_SIGNING_AWAY,
  },
  {
    ...IN_GB,
    id: 'gb.exit.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 8,
    says: 'All of it can be talked about: the sum, the last day, the reference and what others are told.',
    authority: SETTLEMENT_CODE,
  },
  {
    ...IN_GB,
    id: 'gb.exit.right-adviser',
    kind: 'right',
    rank: 4,
    when: { not: [THROUGH_ACAS] },
    says: 'It binds you only if it is in writing and an insured, independent adviser told you what you give up. The adviser must be named in it.',
    authority: BINDING,
  },
  {
    ...IN_GB,
    id: 'gb.exit.right-time',
    kind: 'right',
    rank: 5,
    says: 'You should have at least ten calendar days to think and take advice. A shorter time needs your agreement.',
    authority: SETTLEMENT_CODE,
  },
  {
    ...IN_GB,
    id: 'gb.exit.right-no',
    kind: 'right',
    rank: 6,
    says: 'You may say no. No one can make you give up your claims.',
    authority: NO_SIGNING_AWAY,
  },
  {
    ...IN_GB,
    id: 'gb.exit.right-owed-anyway',
    kind: 'right',
    rank: 8,
    says: 'Pay up to the last day, notice pay and unused holiday are yours anyway. Look what the offer adds to them.',
    authority: NOTICE,
  },
  {
    ...IN_GB,
    id: 'gb.exit.right-speak-up',
    kind: 'right',
    rank: 12,
    says: 'No term can stop you from reporting a crime or a danger in the way the law protects.',
    authority: WHISTLEBLOWING,
  },
  {
    ...IN_GB,
    id: 'gb.exit.know-tax',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 10,
    says: 'The first £30,000 paid for the loss of a job is in most cases free of tax. Pay for notice and holiday is taxed.',
    authority: TAX,
  },
  {
    ...IN_GB,
    id: 'gb.exit.step-sign',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Sign nothing yet. Ask in writing for the full text, and for at least ten days.',
    authority: BINDING,
  },
  {
    ...IN_GB,
    id: 'gb.exit.step-adviser',
    kind: 'step',
    list: 'first',
    rank: 2,
    when: { not: [THROUGH_ACAS] },
    says: 'Choose your own adviser: a solicitor, or someone certified by a union or advice centre. Ask your employer to pay for it.',
    authority: BINDING,
  },
  {
    ...IN_GB,
    id: 'gb.exit.step-add-up',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Work out what you would get anyway, and what a claim may be worth. Only then look at the offer again.',
    authority: NOTICE,
  },
  {
    ...CHANGING,
    id: 'gb.exit.warn-clock',
    kind: 'warning',
    severity: 'high',
    rank: 5,
    says: 'Talks do not stop the time for a tribunal claim. For what happened since 1 October 2026 it is six months less one day in most cases.',
    authority: TIME_LIMITS,
  },
  {
    ...IN_GB,
    id: 'gb.exit.warn-acas',
    kind: 'warning',
    severity: 'high',
    rank: 4,
    when: { all: [THROUGH_ACAS] },
    says: 'A deal made through Acas (a COT3) can bind you without an adviser, even once you say yes by phone. Take advice before you agree.',
    authority: THROUGH_OFFICER,
  },
  {
    ...IN_GB,
    id: 'gb.exit.insight-talks',
    kind: 'insight',
    severity: 'medium',
    rank: 6,
    when: { all: [TALKS_SAID] },
    says: 'Such talks mostly stay out of an ordinary unfair dismissal case. Protected talks do not stay out of a case on discrimination or whistleblowing, or where they put you under improper pressure.',
    actionable: 'Note who said what and when, above all any threat to dismiss you if you say no.',
    confidence: 0.9,
    checkedOn: '2026-11-23',
    authority: TALKS,
  },
  {
    ...IN_GB,
    id: 'gb.exit.option-more',
    kind: 'option',
    option: 'negotiate',
    rank: 5,
    title: 'Ask for better terms',
    says: "Write what you want, with reasons: a higher sum, a later date, a good reference, your adviser's fee.",
    cost: 'Nothing, if they pay the adviser.',
    time: 'One to three weeks.',
    risk: 'They may take the offer back.',
    bestFor: 'You are ready to go if the terms are right.',
    authority: SETTLEMENT_CODE,
  },
  {
    ...IN_GB,
    id: 'gb.exit.option-accept',
    kind: 'option',
    option: 'comply',
    rank: 7,
    title: 'Accept after advice',
    says: 'Sign once your adviser has gone through each term with you.',
    cost: 'The adviser, often paid by the employer.',
    time: 'One to two weeks.',
    risk: 'You give up the claims it lists, for good.',
    bestFor: 'The sum is fair and you want to go.',
    authority: BINDING,
  },
  {
    ...IN_GB,
    id: 'gb.exit.option-no',
    kind: 'option',
    option: 'dispute',
    rank: 9,
    title: 'Turn the offer down',
    says: 'Say politely that you do not agree, and go on with your work.',
    cost: 'Nothing.',
    time: 'A short letter.',
    risk: 'They may start a formal process. It must be fair.',
    bestFor: 'You want to stay, or your claim is worth more.',
    authority: NO_SIGNING_AWAY,
  },
  {
    ...IN_NI,
    id: 'gb.exit.right-adviser-ni',
    kind: 'right',
    rank: 4,
    says: 'It binds you only if it is in writing and an independent adviser told you what you give up. A deal through the Labour Relations Agency needs no adviser.',
    authority: NI_BINDING,
  },
  {
    ...IN_NI,
    id: 'gb.exit.right-no-ni',
    kind: 'right',
    rank: 6,
    says: 'You may say no. Until you sign, your job, pay and claims go on.',
    authority: NI_BINDING,
  },
  {
    ...IN_NI,
    id: 'gb.exit.step-ni',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Sign nothing yet. Ask for the full text and for time, and call the Labour Relations Agency for free.',
    authority: LRA,
  },
  {
    ...IN_NI,
    id: 'gb.exit.warn-clock-ni',
    kind: 'warning',
    severity: 'high',
    rank: 5,
    says: 'Talks do not stop the time for a tribunal claim. In Northern Ireland most claims must be made within three months.',
    authority: LRA,
  },
  {
    ...IN_NI,
    id: 'gb.exit.option-ni',
    kind: 'option',
    option: 'negotiate',
    rank: 5,
    title: 'Ask for better terms',
    says: 'Write what you want, with reasons, and ask that they pay your adviser.',
    cost: 'Nothing, if they pay the adviser.',
    time: 'One to three weeks.',
    risk: 'They may take the offer back.',
    bestFor: 'You are ready to go if the terms are right.',
    authority: NI_BINDING,
  },
]
