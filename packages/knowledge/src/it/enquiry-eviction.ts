/** Questions about eviction, locks and rent that is late. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-01-31',
} satisfies Partial<Rule>

export const ENQUIRY_EVICTION: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.locks',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 6,
    asks: [
      [
        'serratura',
        'cambiare la serratura',
        'staccare',
        'staccato',
        'buttarmi fuori',
        'cacciarmi',
        'change the locks',
        'locks',
        'throw me out',
      ],
      ['proprietario', 'padrone di casa', 'affitto', 'locatore', 'landlord', 'owner', 'rent'],
    ],
    verdict: 'no',
    says: 'No. Only a judge can make you leave. If the landlord changes the lock or cuts the light, call the police.',
    authority: cite('cp', 'articoli 392, 393 e 614'),
  },
  {
    ...BASE,
    id: 'it.ask.rent-behind',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 8,
    asks: [
      [
        'non pago',
        'non posso pagare',
        'non riesco a pagare',
        'morosità',
        'arretrati',
        'sfratto',
        "can't pay",
        'cannot pay',
        'behind',
        'eviction',
      ],
      ['affitto', 'canone', 'sfratto', 'casa', 'rent', 'landlord'],
    ],
    verdict: 'do_this',
    says: 'Pay what you can now and offer a plan. If you get an eviction paper, go to the hearing: you can pay all or ask for up to 90 days.',
    authority: cite('equo', 'articoli 5 e 55'),
  },
  {
    ...BASE,
    id: 'it.ask.myth-children-evict',
    kind: 'myth',
    topics: ['housing', 'general'],
    premise: [
      'con i figli non possono',
      'con minori non possono sfrattarmi',
      'cannot evict with children',
    ],
    says: 'Children do not stop an eviction by themselves. But the judge can give more time, and social services can help.',
    authority: cite('cpc', 'articoli 605 e 608'),
  },
  {
    ...BASE,
    id: 'it.ask.evict-children',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 6,
    asks: [
      ['sfrattare', 'sfrattarmi', 'sfratto', 'sfrattati', 'mandarmi via', 'evict'],
      ['figli', 'figlio', 'bambini', 'minori', 'neonato', 'disabile', 'children'],
    ],
    verdict: 'it_depends',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'Children do not stop it by themselves. For unpaid rent you can ask for up to 90 days to pay, or 120 in hardship. Then the judge sets a day to leave: within six months, twelve in hard cases. Go to social services and ask for a free lawyer.',
    dependsOn: 'the reason and what you ask the judge',
    authority: cite('equo', 'articoli 55 e 56; codice di procedura civile, articoli 608 e 665'),
  },
]
