/** A jury summons, whatever paper it is read as, and questions about one. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const JUROR_SAID: Test = { says: ['jury service', 'jury summons', 'juror', 'juror summons'] }
const JURY_LAW: Authority = {
  title: 'Juries Act 1974',
  provision: 'sections 1, 8, 9, 9A and 20',
  url: 'https://www.legislation.gov.uk/ukpga/1974/23/section/9A',
  inForceFrom: '2004-04-05',
}
const JURY_JOB_LAW: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'sections 43M and 98B (jury service)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/43M',
  inForceFrom: '2005-04-06',
}

const JURY_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  papers: ['jury_summons'],
  when: { all: [JUROR_SAID] },
} satisfies Partial<Rule>

export const JURY_SUMMONS: readonly Rule[] = [
  {
    ...JURY_ROW,
    id: 'gb.jury.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'You are called to sit on a jury. Answer within seven days.',
    authority: JURY_LAW,
  },
  {
    ...JURY_ROW,
    id: 'gb.jury.right-defer',
    kind: 'right',
    rank: 6,
    says: 'You can ask once to move it to another date, or to be excused for a good reason. Staying away without one can bring a fine of up to £1,000.',
    authority: JURY_LAW,
  },
  {
    ...JURY_ROW,
    id: 'gb.jury.right-job',
    kind: 'right',
    rank: 7,
    says: 'Your employer must let you go and may not punish you for it. Pay is not due by law, but the court pays for lost pay up to a limit.',
    authority: JURY_JOB_LAW,
  },
]
