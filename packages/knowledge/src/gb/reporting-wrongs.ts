/** Reporting danger, crime or cover-ups at work. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { WORKER_SAID } from './work-cues.ts'

const TELLING_SAID: Test = {
  says: [
    'whistleblowing',
    'whistleblower',
    'protected disclosure',
    'reported safety',
    'raised concerns',
    'reported my employer',
    'you reported',
    'your report to',
    'care quality commission',
    'health and safety executive',
  ],
}
const WHISTLE_LAW: Authority = {
  title: 'Employment Rights Act 1996',
  provision:
    'sections 43A to 43L, 47B, 103A and 128 (whistleblowing, Public Interest Disclosure Act 1998; pay goes on if asked for in seven days)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/43B',
  inForceFrom: '1999-07-02',
}

const WHISTLE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'DISMISSAL_LETTER'],
  when: {
    all: [
      TELLING_SAID,
      { says: [...WORKER_SAID.says, 'dismissed', 'gross misconduct', 'your manager'] },
    ],
  },
} satisfies Partial<Rule>

export const REPORTING_WRONGS: readonly Rule[] = [
  {
    ...WHISTLE_ROW,
    id: 'gb.work.right-whistle',
    kind: 'right',
    rank: 7,
    says: 'Your employer may not punish or dismiss you for reporting danger, crime or cover-ups in the right way. You need no length of service for this.',
    authority: WHISTLE_LAW,
  },
]
