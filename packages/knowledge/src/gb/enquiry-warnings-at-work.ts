/** Questions about warnings, hearings and probation at work. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { DISMISSAL_CHANGE, DISMISSED, JOB, WORK_CHANGING, WORK_GB } from './employment-sources.ts'

const GB = { ...WORK_GB, kind: 'answer' } satisfies Partial<Rule>
const CHANGING = { ...WORK_CHANGING, kind: 'answer' } satisfies Partial<Rule>

const BELIEF = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'parking', 'housing', 'consumer', 'criminal'],
  kind: 'answer',
  rank: 8,
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>
const BELIEF_GB = { ...BELIEF, nations: ['england', 'wales', 'scotland'] } satisfies Partial<Rule>
const ACAS_CODE: Authority = {
  title: 'Acas Code of Practice on disciplinary and grievance procedures',
  provision: 'paragraphs 18 to 23',
  url: 'https://www.acas.org.uk/acas-code-of-practice-on-disciplinary-and-grievance-procedures',
  inForceFrom: '2015-03-11',
}

export const ENQUIRY_WARNINGS_AT_WORK: readonly Rule[] = [
  {
    ...GB,
    id: 'gb.ask-work.disciplinary',
    asks: [
      [
        'disciplinary',
        'investigation',
        'investigated',
        'suspended',
        'suspension',
        'hearing at work',
        'written warning',
        'final warning',
        'gross misconduct',
        'accused',
        'grievance',
        'disciplinary meeting',
        'disciplinary hearing',
        'investigation meeting',
        'being investigated',
        'accused me',
        'accusing me',
        'hr meeting',
        'called into a meeting',
        'suspended on full pay',
        'suspended from work',
      ],
      [...JOB, 'meeting', 'hearing', 'bring', 'rights', 'someone'],
    ],
    verdict: 'do_this',
    says: 'You may bring a union rep or a colleague, even if the firm does not recognise the union. If that person cannot come, you may name a new time within five working days. Ask in writing for the claims, the proof such as film, and time to prepare. Say your side at the hearing. You should get a right of appeal.',
    authority: {
      title: 'Employment Relations Act 1999',
      provision: 'section 10',
      url: 'https://www.legislation.gov.uk/ukpga/1999/26/section/10',
      inForceFrom: '2000-09-04',
    },
  },
  {
    ...CHANGING,
    id: 'gb.ask-work.probation',
    asks: [
      [
        'probation',
        'probationary',
        'trial period',
        'new job',
        'probation period',
        'on probation',
        'first few months',
        'failed my probation',
      ],
      [...DISMISSED, 'extend', 'extended', 'fail', 'failed', 'rights', 'notice'],
    ],
    verdict: 'it_depends',
    dependsOn: 'your notice, and the reason',
    says: 'Probation is not a special status in law. You still get notice, pay, holiday pay and protection from discrimination. From 1 January 2027 unfair dismissal rights start at six months.',
    authority: DISMISSAL_CHANGE,
  },
  {
    ...BELIEF_GB,
    id: 'gb.ask-work.three-warnings',
    topics: ['employment', 'general'],
    asks: [
      [
        '3 warnings',
        'three warnings',
        '3 written warnings',
        'three written warnings',
        'verbal warning',
        'without a warning',
        'no warning',
        'written warnings',
      ],
      [
        'sack',
        'sacked',
        'sacking',
        'fire',
        'fired',
        'dismiss',
        'dismissed',
        'let go',
        'get rid of',
        'gave me the sack',
        'got the sack',
        'straight to dismissal',
      ],
    ],
    verdict: 'no',
    says: 'No law fixes a number of warnings. The Acas Code expects a fair process, most often a first and a final warning, but none for gross misconduct. How long you worked there decides if you can claim.',
    authority: ACAS_CODE,
  },
]
