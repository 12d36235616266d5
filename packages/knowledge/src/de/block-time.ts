/** A block of unemployment benefit (Sperrzeit): how long, and what counts as a good reason. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CALLED_TO_MEETING } from './conditions-office.ts'

const BLOCK: Test = { says: ['sperrzeit', 'sperrzeiten', '§ 159 sgb iii'] }

const BASE = {
  country: 'de',
  kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
  topics: ['employment', 'general'],
  when: { all: [BLOCK], not: [CALLED_TO_MEETING] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const BLOCK_TIME: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.block.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The job agency pays you no unemployment benefit for some weeks (Sperrzeit).',
    authority: cite('sgb3', '159', { provision: '§§ 148 und 159 SGB III' }),
  },
  {
    ...BASE,
    id: 'de.block.right-reason',
    kind: 'right',
    rank: 3,
    says: 'With a good reason there is no block. Illness by the work, bullying, unpaid wages, moving to your partner or a sure dismissal can count.',
    authority: cite('sgb3', '159', { provision: '§ 159 Abs. 1 SGB III' }),
  },
  {
    ...BASE,
    id: 'de.block.right-length',
    kind: 'right',
    rank: 4,
    says: 'For giving up a job it is 12 weeks, and 6 or 3 in some cases of hardship. For registering late it is one week.',
    authority: cite('sgb3', '159', { provision: '§ 159 Abs. 3 bis 6 SGB III' }),
  },
  {
    ...BASE,
    id: 'de.block.right-cover',
    kind: 'right',
    rank: 6,
    says: 'You stay in the health insurance during the block. Basic income support can bridge it, with a cut.',
    authority: {
      title: 'Sozialgesetzbuch V (SGB V)',
      provision: '§ 5 Abs. 1 Nr. 2 SGB V',
      url: 'https://www.gesetze-im-internet.de/sgb_5/__5.html',
      inForceFrom: '2017-08-01',
    },
  },
  {
    ...BASE,
    id: 'de.block.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Object within a month and tell your reason, with proof such as a doctor’s letter or mails. Stay registered as unemployed.',
    authority: cite('sgb3', '159', { provision: '§ 159 SGB III, § 84 SGG' }),
  },
]
