/** Questions about a landlord who complains of the noise of children. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_CHILDRENS_NOISE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-home.childrens-noise',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 5,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      ['baby', 'kind', 'kinder', 'kleinkind', 'kinderlärm', 'schreit', 'schreien', 'children'],
      ['lärm', 'laut', 'lärmbelästigung', 'ruhestörung', 'nachts', 'beschweren', 'noise'],
      [
        'vermieter',
        'hausverwaltung',
        'kündigen',
        'kündigung',
        'abmahnung',
        'gekündigt',
        'landlord',
      ],
    ],
    says: 'No. A baby that cries and children who play are part of normal living, and neighbours must bear it. A landlord can give notice only for grave and lasting trouble that you could stop, after a warning. Answer the warning in writing: the age of the child, what you do in the evening, and that it was no breach. Keep a copy. Tell a Mieterverein.',
    authority: cite('bgb', '569', { provision: '§ 543, § 569 Abs. 2 und § 573 BGB' }),
  },
]
