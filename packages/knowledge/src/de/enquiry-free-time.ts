/** Questions about calls of the boss in free time. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_FREE_TIME: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.free-time-call',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      [
        'freizeit',
        'freien tag',
        'freien tagen',
        'freier tag',
        'frei habe',
        'wochenende',
        'nach feierabend',
        'feierabend',
        'im urlaub',
        'dienstfrei',
        'day off',
        'days off',
      ],
      [
        'einspringen',
        'erreichbar',
        'ans telefon',
        'telefon gehen',
        'ruft mich',
        'ruft ständig',
        'anrufe',
        'anruft',
        'rangehen',
        'ran gehen',
        'whatsapp',
        'antworten',
        'einspringe',
        'dienst übernehmen',
      ],
      [
        'chef',
        'chefin',
        'arbeitgeber',
        'arbeit',
        'pflege',
        'leitung',
        'dienstplan',
        'firma',
        'boss',
      ],
    ],
    says: 'No. In your free time you need not pick up or step in, unless on-call duty was agreed. A roster that stands can be changed only with fair notice and fair reasons. In a true emergency it can be otherwise. Between two shifts you need eleven hours of rest. A warning for this would be wrong: answer it in writing. Tell the works council or union.',
    authority: cite('gewo', '106', { provision: '§ 106 GewO, § 5 ArbZG' }),
  },
]
