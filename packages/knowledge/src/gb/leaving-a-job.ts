/** Leaving a job because of the employer, and bans on working for others. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { WORKER_SAID } from './work-cues.ts'

const FORCED_SAID: Test = {
  says: [
    'constructive dismissal',
    'forced to resign',
    'forced me out',
    'want to resign',
    'thinking of resigning',
    'resigned because',
    'have to resign',
    'force me out',
    'resign',
  ],
}
const COVENANT_SAID: Test = {
  says: [
    'non-compete',
    'non compete',
    'restrictive covenant',
    'restrictive covenants',
    'post-termination restrictions',
    'non-solicitation',
    'not to compete',
    'compete with us',
    'compete with the company',
  ],
}
const RESIGN_LAW: Authority = {
  title: 'Western Excavating (ECC) Ltd v Sharp [1978] ICR 221 (Court of Appeal)',
  provision: 'constructive dismissal, Employment Rights Act 1996, section 95(1)(c)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/95',
  inForceFrom: '1996-08-22',
}
const COVENANT_LAW: Authority = {
  title: 'Tillman v Egon Zehnder Ltd [2019] UKSC 32',
  provision: 'restraint of trade',
  url: 'https://www.supremecourt.uk/',
  inForceFrom: '2019-07-03',
}

const RESIGN_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [FORCED_SAID, WORKER_SAID] },
} satisfies Partial<Rule>

const COVENANT_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY', 'CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM'],
  when: { all: [COVENANT_SAID] },
} satisfies Partial<Rule>

export const LEAVING_A_JOB: readonly Rule[] = [
  {
    ...RESIGN_ROW,
    id: 'gb.work.right-resign',
    kind: 'right',
    rank: 7,
    says: 'If your employer breaks the contract badly and you leave because of it, that can count as a dismissal. Get advice before you resign, and do not wait too long.',
    authority: RESIGN_LAW,
  },
  {
    ...COVENANT_ROW,
    id: 'gb.work.right-covenant',
    kind: 'right',
    rank: 7,
    says: 'A ban on working for others holds only as far as it protects a real interest and goes no further than needed. A court can strike out the part that goes too far.',
    authority: COVENANT_LAW,
  },
]
