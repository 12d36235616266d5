/** The landlord's notice that a lease ends, its reasons and its time. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { NO_COURT } from './conditions-court.ts'
import { END_OF_TERM } from './conditions-home.ts'

const BASE = {
  country: 'it',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

export const NOTICE_TO_LEAVE: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.home.want-notice',
    kind: 'fact',
    kinds: ['EVICTION_NOTICE'],
    when: NO_COURT,
    rank: 10,
    slot: 'what_they_want',
    says: 'Your landlord says that the lease ends (disdetta), or wants you to leave.',
    authority: cite('affitti', 'articoli 2 e 3'),
  },
  {
    ...BASE,
    id: 'it.home.four-four',
    kind: 'fact',
    rank: 10,
    slot: 'did_you_know',
    says: 'A free home lease runs four years and then four more. An agreed lease (canone concordato) runs three years and then two.',
    authority: cite('affitti', 'articolo 2'),
  },
  {
    ...BASE,
    id: 'it.home.right-six-months',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'OTHER'],
    when: END_OF_TERM,
    rank: 10,
    says: 'To end the lease at its term, the landlord must write at least six months before. If late, it renews.',
    authority: cite('affitti', 'articoli 2 e 3'),
  },
  {
    ...BASE,
    id: 'it.home.right-first-term',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'OTHER'],
    when: END_OF_TERM,
    rank: 12,
    says: 'At the first four years (three if agreed) the landlord needs one of the reasons in the law, such as own use or sale. The letter must name it.',
    authority: cite('affitti', 'articolo 3'),
  },
  {
    ...BASE,
    id: 'it.home.right-false-reason',
    kind: 'right',
    kinds: ['EVICTION_NOTICE'],
    when: END_OF_TERM,
    rank: 14,
    says: 'If the landlord does not use the home as said within 12 months, you can come back or get at least 36 months of rent.',
    authority: cite('affitti', 'articolo 3, commi 3 e 5'),
  },
  {
    ...BASE,
    id: 'it.home.right-leave',
    kind: 'right',
    kinds: ['EVICTION_NOTICE'],
    when: END_OF_TERM,
    rank: 35,
    says: "For serious reasons you may leave at any time with six months' notice by registered letter.",
    authority: cite('affitti', 'articolo 3, comma 6'),
  },
  {
    ...BASE,
    id: 'it.home.step-no-sign',
    kind: 'step',
    rank: 10,
    list: 'general',
    says: 'Do not sign a paper that ends the lease or raises the rent before you get advice.',
    authority: cite('affitti', 'articolo 13'),
  },
  {
    ...BASE,
    id: 'it.home.warning-no-leave',
    kind: 'warning',
    kinds: ['EVICTION_NOTICE'],
    severity: 'high',
    says: 'Do not leave or hand back the keys because of this letter alone. Get advice first.',
    authority: cite('cpc', 'articoli 605 e 608'),
  },
  {
    ...BASE,
    id: 'it.home.element-reason',
    kind: 'element',
    kinds: ['EVICTION_NOTICE'],
    when: END_OF_TERM,
    recognisedBy: [
      {
        says: [
          'uso proprio',
          'vendere',
          'vendita',
          'abitazione propria',
          'familiare',
          'ristrutturazione',
          'articolo 3',
          'art. 3',
        ],
      },
    ],
    name: 'The reason',
    says: 'A notice at the first term must name the legal reason.',
    ifMissing: 'Write that without a legal reason the lease renews.',
    authority: cite('affitti', 'articolo 3'),
  },
  {
    ...BASE,
    id: 'it.home.right-leave-date',
    kind: 'right',
    kinds: ['EVICTION_NOTICE'],
    rank: 16,
    says: 'If a judge orders you to leave, the judge sets the day: within six months, or twelve in hard cases. It is 60 days if you missed a time to pay.',
    authority: cite('equo', 'articolo 56'),
  },
]
