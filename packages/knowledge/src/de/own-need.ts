/** A notice because the landlord needs the home, or sells it. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { OWN_NEED } from './conditions-home.ts'

const BASE = {
  country: 'de',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

export const OWN_NEED_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.home.want-own-need',
    kinds: ['EVICTION_NOTICE'],
    when: { all: [OWN_NEED] },
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'Your landlord says that he or she, or family, needs the flat (Eigenbedarf). The reason must be real and explained.',
    authority: cite('bgb', '573', { provision: '§ 573 Abs. 2 Nr. 2 BGB' }),
  },
  {
    ...BASE,
    id: 'de.home.right-own-need',
    kinds: ['EVICTION_NOTICE'],
    when: { all: [OWN_NEED] },
    kind: 'right',
    says: 'For own need the letter must name who wants to move in and why. If it was a pretence, you can claim damages.',
    authority: cite('bgb', '573', { provision: '§ 573 Abs. 2 Nr. 2, Abs. 3 BGB' }),
  },
  {
    ...BASE,
    id: 'de.home.right-sale',
    kinds: ['EVICTION_NOTICE'],
    when: {
      any: [
        {
          says: [
            'verkauf',
            'verkauft',
            'erwerber',
            'eigentümerwechsel',
            'neuer eigentümer',
            'neuen eigentümer',
            'umwandlung',
          ],
        },
      ],
    },
    kind: 'right',
    says: 'A sale does not end your tenancy. After a change into a condominium there is a block of at least three years, up to ten in some areas.',
    authority: cite('bgb', '566', { provision: '§§ 566, 577a BGB' }),
  },
  {
    ...BASE,
    id: 'de.home.insight-own-need',
    kinds: ['EVICTION_NOTICE'],
    when: { all: [OWN_NEED] },
    kind: 'insight',
    severity: 'medium',
    rank: 20,
    confidence: 0.7,
    says: 'Own need is the reason most often disputed. Vague words without a name or a plan are often not enough.',
    actionable:
      'Note who is said to move in, and whether another flat of the landlord stands empty.',
    authority: cite('bgb', '573'),
  },
  {
    ...BASE,
    id: 'de.home.right-converted',
    kinds: ['EVICTION_NOTICE'],
    kind: 'right',
    rank: 4,
    checkedOn: '2026-11-22',
    when: {
      all: [
        OWN_NEED,
        {
          says: [
            'umgewandelt',
            'umwandlung',
            'wohnungseigentum',
            'eigentumswohnung',
            'teilungserklärung',
          ],
        },
      ],
    },
    says: 'Was your home made a condo after you moved in, and then sold? Then own need is barred for three years after the sale, in tight towns up to ten.',
    authority: cite('bgb', '577a'),
  },
]
