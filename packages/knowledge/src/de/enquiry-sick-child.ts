/** Questions about work while a child is ill. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_SICK_CHILD: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.sick-child',
    kind: 'answer',
    topics: ['employment', 'family', 'general'],
    rank: 5,
    verdict: 'no',
    checkBy: '2026-12-31',
    asks: [
      [
        'kind krank',
        'kind ist krank',
        'kranke kind',
        'kranken kind',
        'krankes kind',
        'tochter krank',
        'tochter ist krank',
        'sohn krank',
        'sohn ist krank',
        'kinderkrankentage',
        'kinderkrankengeld',
        'kind-krank',
        'sick child',
      ],
      [
        'arbeit',
        'arbeiten',
        'chef',
        'chefin',
        'arbeitgeber',
        'kita',
        'lohn',
        'urlaub',
        'zu hause bleiben',
        'zuhause bleiben',
        'work',
      ],
    ],
    says: 'No, you may stay at home when a doctor says that your child under 12 is ill. No one else at home must be able to care for it. In 2026 it is 15 days for each child and parent, 30 for single parents. The health fund mostly pays 90% of the lost net pay. Tell the boss at once and send the paper. You need not use your leave. Your contract may give full pay first. A dismissal for this is unlawful.',
    authority: {
      title: 'Sozialgesetzbuch V (SGB V)',
      provision: '§ 45 SGB V; §§ 275 und 616 BGB',
      url: 'https://www.gesetze-im-internet.de/sgb_5/__45.html',
      inForceFrom: '2026-01-01',
    },
  },
]
