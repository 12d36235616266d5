/** The landlord's notice to end a lease (congé): its reasons, its time and the answers to it. */
import type { Rule } from '@plainletter/contracts/rule'

import { EVICTION_JUDGED, FURNISHED, LANDLORD_NOTICE, RENT_ORDER } from './conditions-home.ts'
import { LAW } from './law-home.ts'

const BASE = {
  country: 'fr',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  topics: ['housing'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LANDLORD_NOTICE_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.home.want-notice',
    kind: 'fact',
    kinds: ['EVICTION_NOTICE'],
    rank: 15,
    slot: 'what_they_want',
    when: { any: [LANDLORD_NOTICE] },
    says: 'Your landlord gives notice (congé): to sell, to live there, or for a serious reason.',
    authority: LAW.notice,
  },
  {
    ...BASE,
    id: 'fr.home.step-check-notice',
    kind: 'step',
    rank: 12,
    list: 'first',
    when: { any: [LANDLORD_NOTICE] },
    says: 'Check the notice: is there a reason, is it six months (three if furnished) before the lease ends, by registered letter, officer or hand?',
    authority: LAW.noticeBoth,
  },
  {
    ...BASE,
    id: 'fr.home.right-reason',
    kind: 'right',
    kinds: ['EVICTION_NOTICE'],
    rank: 15,
    when: { not: [FURNISHED, RENT_ORDER, EVICTION_JUDGED] },
    says: 'For an empty home the landlord must give notice six months before the lease ends. The only reasons: sale, own use or a serious reason.',
    authority: LAW.notice,
  },
  {
    ...BASE,
    id: 'fr.home.right-reason-furnished',
    kind: 'right',
    kinds: ['EVICTION_NOTICE'],
    rank: 15,
    when: { all: [FURNISHED], any: [LANDLORD_NOTICE] },
    says: "For a furnished home the landlord must give three months' notice before the lease ends, with a reason: sale, own use or a serious reason.",
    authority: LAW.noticeFurnished,
  },
  {
    ...BASE,
    id: 'fr.home.right-older',
    kind: 'right',
    kinds: ['EVICTION_NOTICE'],
    rank: 18,
    when: { any: [LANDLORD_NOTICE] },
    says: 'If you are over 65 with a low income, the landlord must in most cases offer you another home nearby.',
    authority: LAW.notice,
  },
  {
    ...BASE,
    id: 'fr.home.right-buy',
    kind: 'right',
    kinds: ['EVICTION_NOTICE'],
    rank: 19,
    when: {
      any: [
        {
          says: [
            'congé pour vente',
            'congé pour vendre',
            'vendre le logement',
            "vendre l'appartement",
          ],
        },
      ],
      not: [FURNISHED],
    },
    says: 'A notice to sell an empty home is an offer to you first. You have the first two months of the notice to say yes.',
    authority: LAW.notice,
  },
  {
    ...BASE,
    id: 'fr.home.option-dispute',
    kind: 'option',
    kinds: ['EVICTION_NOTICE'],
    rank: 10,
    option: 'dispute',
    when: { any: [LANDLORD_NOTICE] },
    title: 'Dispute the notice',
    says: 'If the reason is false or the time too short, write to the landlord. The lease then goes on, or a judge decides.',
    cost: 'A registered letter.',
    time: 'An hour.',
    risk: 'If the notice is valid, you must leave at its end.',
    bestFor: 'The notice is late, has no reason, or the reason is a pretext.',
    authority: LAW.notice,
  },
  {
    ...BASE,
    id: 'fr.home.insight-no-reason',
    kind: 'insight',
    kinds: ['EVICTION_NOTICE'],
    rank: 10,
    severity: 'high',
    confidence: 0.8,
    when: {
      any: [LANDLORD_NOTICE],
      not: [
        {
          says: [
            'vente',
            'vendre',
            'vendu',
            'loger',
            'récupérer',
            'reprise',
            'habiter',
            'reprendre',
            'motif légitime',
            'motif légitime et sérieux',
          ],
        },
      ],
    },
    says: 'We see no reason for the notice. Without one of the three legal reasons it has no force.',
    actionable: 'Ask the ADIL to check it, and tell the landlord in writing that you stay.',
    authority: LAW.notice,
  },
]
