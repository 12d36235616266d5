/** Letters that end a job: what they mean, pay, releases and discrimination. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority.ts'
const WORK = {
  country: 'ca',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const WORKING = {
  country: 'ca',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
  topics: ['employment'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const NAMED = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const LET_GO = {
  ...NAMED,
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
} satisfies Partial<Rule>

const WORK_ACTS = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  topics: ['employment'],
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...WORKING,
    id: 'ca.work.myth-contract',
    kind: 'myth',
    premise: [
      'no written contract',
      'never signed a contract',
      'no contract',
      'cash in hand',
      'paid in cash',
    ],
    says: 'You have rights at work even without a written contract. Minimum pay, notice and vacation pay still count.',
    authority: LAW.workAll,
  },
  {
    ...WORK,
    id: 'ca.work.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'Such a letter often asks you to sign papers too. You may take time before you sign.',
    authority: LAW.workAll,
  },
  {
    ...WORKING,
    id: 'ca.work.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'In most cases you are owed notice or pay. The first offer is often less than the law gives you.',
    authority: LAW.workAll,
  },
  {
    ...WORKING,
    id: 'ca.work.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'Most workers come under the law of their province. Banks, airlines, phone firms and trains come under federal law.',
    authority: LAW.clcUnjust,
  },
  {
    ...WORK,
    id: 'ca.work.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You keep the right to your last pay, vacation pay and a record of employment. You may take time before you sign.',
    authority: LAW.workAll,
  },
  {
    ...WORK,
    id: 'ca.work.no-sign',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'They cannot make you sign on the spot. They cannot hold back wages that you have earned.',
    authority: LAW.workAll,
  },
  {
    ...WORKING,
    id: 'ca.work.know-common',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 10,
    says: 'Outside Quebec, judges can give far more than the minimum notice. Age, years of work and the kind of job count.',
    authority: LAW.workAll,
  },
  {
    ...WORKING,
    id: 'ca.work.right-pay',
    kind: 'right',
    rank: 20,
    says: 'You have the right to all earned wages and vacation pay, whatever the reason your job ended.',
    authority: LAW.workAll,
  },
  {
    ...WORKING,
    id: 'ca.work.right-roe',
    kind: 'right',
    rank: 30,
    says: 'You have the right to a record of employment, so that you can apply for employment insurance.',
    authority: LAW.roe,
  },
  {
    ...WORKING,
    id: 'ca.work.right-discrimination',
    kind: 'right',
    rank: 40,
    says: 'You may not be fired for your sex, race, age, disability, religion, or because you are pregnant.',
    authority: LAW.humanRights,
  },
  {
    ...WORK,
    id: 'ca.work.step-dont-sign',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Do not sign a release yet. Once you sign, you most often cannot ask for more.',
    authority: LAW.workAll,
  },
  {
    ...WORKING,
    id: 'ca.work.step-ei',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Apply for employment insurance now, even without your record of employment. If you wait over four weeks, you can lose benefits.',
    authority: LAW.eiApply,
  },
  {
    ...WORKING,
    id: 'ca.work.step-keep',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'Keep the letter, your contract, pay stubs and messages. Write down what was said and when.',
    authority: LAW.workAll,
  },
  {
    ...WORK,
    id: 'ca.work.step-advice',
    kind: 'step',
    list: 'first',
    rank: 40,
    says: 'Ask a lawyer or a legal clinic to read the offer. Many lawyers do a first talk for free or for little.',
    authority: LAW.workAll,
  },
  {
    ...WORKING,
    id: 'ca.work.opt-more',
    kind: 'option',
    option: 'negotiate',
    title: 'Ask for a better offer',
    cost: 'Free, or a lawyer for some hours.',
    time: 'Days to weeks.',
    risk: 'Low, if you stay polite and in time.',
    bestFor: 'You worked there long, or the offer looks small.',
    rank: 10,
    says: 'Write back that you need time and that you think you are owed more notice.',
    authority: LAW.workAll,
  },
  {
    ...WORKING,
    id: 'ca.work.opt-court',
    kind: 'option',
    option: 'appeal',
    title: 'Sue for wrongful dismissal',
    cost: 'Court fees, and perhaps a lawyer.',
    time: 'Most often within two years.',
    risk: 'You may pay some costs if you lose.',
    bestFor: 'You are owed much more than the minimum.',
    rank: 30,
    says: 'Claim fair notice in court. Small claims court may be enough.',
    authority: LAW.workAll,
  },
  {
    ...WORK,
    id: 'ca.work.insight-clause',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    actionable: 'Show your contract to a lawyer before you sign.',
    rank: 10,
    says: 'A contract line that gives less than the legal minimum is often void. Then you may be owed full common law notice.',
    authority: LAW.workAll,
  },
  {
    ...LET_GO,
    id: 'ca.work.right-human-on',
    kind: 'right',
    rank: 45,
    regions: ['CA-ON'],
    says: 'They may not let you go because of age, sex, race, faith, disability or family. You have one year to go to the Human Rights Tribunal.',
    authority: {
      title: 'Human Rights Code (Ontario), R.S.O. 1990, c. H.19',
      provision: 'sections 5 and 34 (one year)',
      url: 'https://www.ontario.ca/laws/statute/90h19',
      inForceFrom: '2008-06-30',
    },
  },
  {
    ...WORK_ACTS,
    id: 'ca.work.bc-human',
    kind: 'right',
    rank: 12,
    regions: ['CA-BC'],
    says: 'In British Columbia you may not be fired for disability, age, race, sex or family. You have one year to complain.',
    authority: {
      title: 'Human Rights Code (British Columbia), R.S.B.C. 1996, c. 210',
      provision: 'sections 13, 21 and 22',
      url: 'https://www.bclaws.gov.bc.ca/',
      inForceFrom: '2018-12-01',
    },
  },
  {
    ...WORK_ACTS,
    id: 'ca.work.ab-human',
    kind: 'right',
    rank: 12,
    regions: ['CA-AB'],
    says: 'In Alberta you may not be fired for disability, age, race, sex or family. You have one year to complain.',
    authority: {
      title: 'Alberta Human Rights Act, R.S.A. 2000, c. A-25.5',
      provision: 'sections 7 and 20',
      url: 'https://www.alberta.ca/alberta-kings-printer',
      inForceFrom: '2010-01-01',
    },
  },
]

/** The rows, with those for questions where they fit. */
export const EMPLOYMENT = fitQuestions(ROWS, FITS)
