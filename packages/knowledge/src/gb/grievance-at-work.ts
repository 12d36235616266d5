/** A grievance at work: the meeting, the companion and the appeal. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const JOB_SAID: Test = {
  says: ['boss', 'job', 'employer', 'work', 'manager', 'shifts', 'shift', 'contract'],
}
const GRIEVANCE_SAID: Test = {
  says: ['put in a grievance', 'raised a grievance', 'my grievance', 'a grievance'],
}
const BULLIED_LAW: Authority = {
  title: 'Acas Code of Practice on disciplinary and grievance procedures',
  provision: 'paragraphs 32 to 45 (grievances and their appeal)',
  url: 'https://www.acas.org.uk/acas-code-of-practice-on-disciplinary-and-grievance-procedures',
  inForceFrom: '2015-03-11',
}

const GRIEVANCE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['ENQUIRY'],
  when: { all: [GRIEVANCE_SAID, JOB_SAID] },
} satisfies Partial<Rule>
const GRIEVANCE_LETTER_SAID: Test = {
  says: ['grievance outcome', 'your grievance', 'outcome of your grievance', 'my grievance'],
}

const GRIEVANCE_LETTER_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'DISMISSAL_LETTER'],
  when: { all: [GRIEVANCE_LETTER_SAID] },
} satisfies Partial<Rule>

export const GRIEVANCE_AT_WORK: readonly Rule[] = [
  {
    ...GRIEVANCE_ROW,
    id: 'gb.work.right-grievance',
    kind: 'right',
    rank: 9,
    says: 'Your employer must look into a grievance, meet you with a companion, and let you appeal. A tribunal can add up to 25% to an award if it did not.',
    authority: BULLIED_LAW,
  },
  {
    ...GRIEVANCE_LETTER_ROW,
    id: 'gb.job.grievance',
    kind: 'right',
    rank: 7,
    says: 'Your employer must look into a grievance, meet you with a companion, and let you appeal. Keep the tribunal time limit in mind meanwhile.',
    authority: BULLIED_LAW,
  },
]
