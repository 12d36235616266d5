/** An appointment with the Jobcentre: who stays away without a good reason can lose benefit. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SANCTION_LAW: Authority = {
  title: 'Welfare Reform Act 2012',
  provision:
    'sections 15, 23 and 27 (interviews, and a cut for staying away without a good reason)',
  url: 'https://www.legislation.gov.uk/ukpga/2012/5/section/27',
  inForceFrom: '2013-04-29',
}
const CALLED = {
  ...CHECKED,
  checkedOn: '2026-11-23',
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER'],
  when: {
    all: [
      { says: ['work coach', 'jobcentre', 'jobcentre plus', 'job centre'] },
      { says: ['appointment', 'interview', 'commitments meeting', 'come and see us'] },
    ],
    not: [{ says: ['interview under caution', 'compliance interview', 'fraud'] }],
  },
  authority: SANCTION_LAW,
} satisfies Partial<Rule>

export const JOBCENTRE_APPOINTMENT: readonly Rule[] = [
  {
    ...CALLED,
    id: 'gb.jobcentre.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 20,
    says: 'Nothing is cut yet. Most people who go, or who tell them in time, lose nothing.',
  },
  {
    ...CALLED,
    id: 'gb.jobcentre.right-good-reason',
    kind: 'right',
    rank: 20,
    says: 'They may cut your benefit only if you stay away without a good reason. Illness, care of a child, a job interview or a letter that came late can be one.',
  },
  {
    ...CALLED,
    id: 'gb.jobcentre.step-tell',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'If you cannot go, tell them before the time, in your journal or by phone. Ask for another day and keep proof.',
  },
]
