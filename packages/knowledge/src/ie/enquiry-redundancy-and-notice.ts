/** Questions about redundancy and the notice that is due. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { BOSS, LAID_OFF, NOTICE_PAY } from '../english/work-words.ts'
import { LAW } from './authority-work.ts'

const ASK_WORK = {
  country: 'ie',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_REDUNDANCY_AND_NOTICE: readonly Rule[] = [
  {
    ...ASK_WORK,
    id: 'ie.ask.laid-off',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [
      [
        ...LAID_OFF,
        'shutting down the business',
        'letting staff go',
        'cutting staff',
        'company is closing',
        'shop is closing',
        'business is closing',
      ],
      [
        ...ASKING,
        '2 years',
        'two years',
        '3 years',
        'years there',
        'years service',
        'closing down',
        'closed down',
        'close down',
        'shutting down',
        'no package',
        'statutory',
        'selected',
        'picked',
      ],
    ],
    dependsOn: 'your years of work and if the job is really gone',
    says: 'After two years you get two weeks of pay for each year and one more, up to €600 a week. You also get notice.',
    authority: {
      ...LAW.redundancy,
      provision:
        'sections 7 and 24 and Schedule 3 (Redundancy Payments Acts 1967 to 2014), with Minimum Notice and Terms of Employment Act 1973, section 4 and Unfair Dismissals Acts 1977 to 2015, section 6 (a fair choice)',
    },
  },
  {
    ...ASK_WORK,
    id: 'ie.ask.notice',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [
      [
        ...NOTICE_PAY,
        'give notice',
        'notice do i have to give',
        'notice do i need',
        'work my notice',
        'work out my notice',
        'weeks notice',
      ],
      BOSS,
    ],
    dependsOn: 'your years of work and your contract',
    says: 'After 13 weeks it is one week, after two years two, after five four, after ten six, after fifteen eight. Your contract may give more.',
    authority: LAW.notice,
  },
]
