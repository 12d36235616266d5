/** Questions about a person who stood surety for the debt of another. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_SURETY: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-debt.surety',
    kind: 'answer',
    topics: ['debt', 'family', 'general'],
    rank: 5,
    verdict: 'it_depends',
    checkBy: '2027-10-31',
    when: {
      not: [
        {
          says: [
            'mietbürgschaft',
            'für die wohnung',
            'mietvertrag',
            'miete gebürgt',
            'monatsmieten',
            'vermieter',
          ],
        },
      ],
    },
    asks: [
      [
        'bürgschaft',
        'bürge',
        'gebürgt',
        'bürgen',
        'mithaftung',
        'mitunterschrieben',
        'surety',
        'guarantor',
      ],
      [
        'kredit',
        'bank',
        'schulden',
        'darlehen',
        'miete',
        'zahlen',
        'unterschrieben',
        'zahlt nicht mehr',
        'loan',
      ],
    ],
    dependsOn: 'what you signed and whether it was far too much for you',
    says: 'A surety holds only if you signed it by hand on paper, and only up to the sum in it. Ask the bank for that paper and an account. Was it far too much for your income from the start, for a husband, wife, partner, parent or child? Then it is mostly void. If it holds, ask for small parts, and claim from your friend what you pay. See free debt advice before you sign anything.',
    authority: cite('bgb', '765', { provision: '§§ 138, 765, 766, 767 und 774 BGB' }),
  },
]
