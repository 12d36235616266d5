/** Questions about an apprentice who wants to leave. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_APPRENTICESHIP: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.apprenticeship',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'it_depends',
    checkBy: '2027-10-31',
    asks: [
      [
        'ausbildung',
        'azubi',
        'auszubildende',
        'ausbildungsvertrag',
        'ausbildungsbetrieb',
        'lehre',
        'apprenticeship',
      ],
      [
        'abbrechen',
        'kündigen',
        'kündigung',
        'gekündigt',
        'wechseln',
        'aufhören',
        'frist',
        'abbruch',
        'leave',
      ],
    ],
    dependsOn: 'the trial time and why you leave',
    says: 'In the trial time, one to four months, both sides may end it at once, in writing. After that you may leave with four weeks’ notice only to give up this trade or learn another, and must write that. For a grave reason, such as unpaid wages, it may end at once, within two weeks. The firm cannot dismiss you otherwise. To change firms, ask for an agreed end. The chamber (IHK, HWK) helps for free.',
    authority: {
      title: 'Berufsbildungsgesetz (BBiG)',
      provision: '§§ 20, 22 und 23 BBiG',
      url: 'https://www.gesetze-im-internet.de/bbig_2005/__22.html',
      inForceFrom: '2020-01-01',
    },
  },
]
