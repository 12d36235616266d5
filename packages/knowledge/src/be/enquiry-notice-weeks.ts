/** Questions about the weeks of notice that an employer owes. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_NOTICE_WEEKS: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.notice-weeks',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'it_depends',
    when: {
      not: [
        {
          says: [
            'ontslag nemen',
            'ontslag geven',
            'zelf ontslag',
            'démissionner',
            'ma démission',
            'je démissionne',
            'motif grave',
            'dringende reden',
            'mijn ontslag geven',
          ],
        },
      ],
    },
    asks: [
      [
        'licencié',
        'licenciée',
        'licenciement',
        'viré',
        'virée',
        'ontslagen',
        'ontslag gekregen',
        'aangetekend ontslag',
        'ontslagbrief',
        'ontslaat',
        'ontslaan',
        'c4',
        'préavis de mon',
        'opzeg gekregen',
        'opgezegd',
        'dismissed',
        'fired',
        'hoeveel opzeg',
        'quel préavis',
        'combien de préavis',
        'hoeveel weken opzeg',
      ],
      [
        'préavis',
        'opzeg',
        'opzegtermijn',
        'opzegvergoeding',
        'weken',
        'semaines',
        'indemnité',
        'notice',
        'weeks',
      ],
      [
        'ans',
        'jaar',
        'jaren',
        'mois',
        'maanden',
        'ancienneté',
        'anciënniteit',
        'years',
        'combien',
        'hoeveel',
        'klopt',
        'correct',
        'trop court',
        'te kort',
      ],
    ],
    dependsOn: 'your years of work',
    says: 'For jobs begun since 2014 the employer’s notice is 12 weeks after two years, 13 after three, 15 after four. It is 18 after five, then three more each year to year 19: 33 after ten. A month’s work is one week, a year eight. In contracts begun since August 2026 it is one week for six months. Too short? You can claim the missing pay for one year. Older service counts on top. Ask your union.',
    authority: {
      ...LAW.notice,
      provision: 'articles 37/2 et 39 (lois du 3 juillet 1978 et du 3 juin 2026)',
      inForceFrom: '2018-05-01',
    },
  },
]
