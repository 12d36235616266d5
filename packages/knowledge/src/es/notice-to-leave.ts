/** The landlord's notice that a lease ends, and the time that it must run. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { COURT_WORDS, NO_COURT } from './conditions-court.ts'
import { END_OF_TERM, HOME, RENT_OWED } from './conditions-home.ts'

const BASE = {
  country: 'es',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2026-12-31',
} satisfies Partial<Rule>

export const NOTICE_TO_LEAVE: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.home.want-notice',
    kind: 'fact',
    kinds: ['EVICTION_NOTICE'],
    when: { not: [COURT_WORDS, RENT_OWED] },
    rank: 10,
    slot: 'what_they_want',
    says: 'Your landlord wants you to leave, or says the lease will not go on.',
    authority: cite('lau', 'artículos 9, 10 y 27'),
  },
  {
    ...BASE,
    id: 'es.home.five-seven',
    kind: 'fact',
    rank: 10,
    slot: 'did_you_know',
    says: 'A home lease signed since 6 March 2019 can run five years if you want, or seven if the owner is a company.',
    authority: cite('lau', 'artículo 9.1', '2019-03-06'),
  },
  {
    ...BASE,
    id: 'es.home.right-stay-term',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'OTHER'],
    when: END_OF_TERM,
    rank: 10,
    says: 'In the first five years (seven with a company) the lease goes on year by year if you want. A shorter date in it does not bind you.',
    authority: cite('lau', 'artículo 9.1', '2019-03-06'),
  },
  {
    ...BASE,
    id: 'es.home.right-notice-four',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'OTHER'],
    when: END_OF_TERM,
    rank: 12,
    says: 'To end it at the end of that time, the landlord must tell you at least four months before. If not, it goes on up to three more years. A decree of October 2026 gives more, if Congress confirms it.',
    authority: cite('lau', 'artículo 10.1', '2019-03-06'),
    checkBy: '2026-12-15',
  },
  {
    ...BASE,
    id: 'es.home.right-own-need',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'OTHER'],
    when: {
      all: [HOME],
      any: [
        {
          says: ['necesidad', 'necesito la vivienda', 'ocupar la vivienda', 'vivienda permanente'],
        },
      ],
    },
    rank: 14,
    says: "To end it early for own use, the owner must be a person and have it in the lease. It needs one year, and two months' notice with the reason.",
    authority: cite('lau', 'artículo 9.3', '2019-03-06'),
  },
  {
    ...BASE,
    id: 'es.home.right-leave-early',
    checkedOn: '2026-11-22',
    checkBy: '2026-12-15',
    kind: 'right',
    kinds: ['EVICTION_NOTICE'],
    when: END_OF_TERM,
    rank: 40,
    says: "After six months you may leave with 30 days' notice. You pay extra only if the lease says so. A decree of October 2026 drops that, at least in new leases: ask if it still holds.",
    authority: cite('lau', 'artículo 11; Real Decreto-ley 29/2026, artículo 3'),
  },
  {
    ...BASE,
    id: 'es.home.step-never-sign',
    kind: 'step',
    when: NO_COURT,
    rank: 10,
    list: 'general',
    says: 'Do not sign a paper that ends your lease or makes a new one before you get advice.',
    authority: cite('lau', 'artículo 6'),
  },
  {
    ...BASE,
    id: 'es.home.insight-season',
    kind: 'insight',
    when: { any: [{ says: ['temporada', 'uso distinto de vivienda', 'temporal'] }] },
    severity: 'medium',
    confidence: 0.6,
    says: 'A "seasonal" lease (de temporada) for your real home is often a normal home lease.',
    actionable: 'Keep proof that you live there all year: town register, work, school.',
    authority: cite('lau', 'artículos 2 y 3'),
  },
  {
    ...BASE,
    id: 'es.home.warning-no-leave',
    kind: 'warning',
    kinds: ['EVICTION_NOTICE'],
    severity: 'high',
    says: 'Do not leave or hand back the keys because of this letter alone. Get advice first.',
    authority: cite('lec', 'artículos 440 y 441'),
  },
  {
    ...BASE,
    id: 'es.home.element-reason',
    kind: 'element',
    kinds: ['EVICTION_NOTICE'],
    recognisedBy: [
      {
        says: [
          'vencimiento',
          'finalización',
          'necesidad',
          'fecha de fin',
          'fin del contrato',
          'expiración',
          'falta de pago',
        ],
      },
    ],
    name: 'Why and from when',
    says: 'A notice must say from when the lease ends, and for own use also the reason.',
    ifMissing: 'Ask in writing for the reason and the date. Without them, say that you stay.',
    authority: cite('lau', 'artículos 9.3 y 10.1'),
  },
  {
    ...BASE,
    id: 'es.home.right-silent-renewal',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'OTHER'],
    when: END_OF_TERM,
    rank: 16,
    says: 'When all extensions are over and you stay 15 days with no word from the owner, the lease renews by month or year. A written no stops that.',
    authority: cite('cc', 'artículos 1566 y 1581'),
  },
]
