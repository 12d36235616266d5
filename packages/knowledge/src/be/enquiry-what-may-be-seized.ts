/** Questions about what a bailiff may take. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_WHAT_MAY_BE_SEIZED: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.seize',
    checkedOn: '2026-11-23',
    kind: 'answer',
    rank: 15,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'règlement collectif',
            'reglement collectif',
            'collectieve schuldenregeling',
            'collectieve schuldregeling',
          ],
        },
      ],
    },
    asks: [
      [
        'huissier',
        'huissiers',
        'recouvrement',
        'intrum',
        'fiducre',
        'société de recouvrement',
        'deurwaarder',
        'incasso',
        'incassobureau',
        'bailiff',
        'debt collector',
        'collection agency',
      ],
      [
        'saisir',
        'saisi',
        'saisie',
        'prendre',
        'entrer',
        'meubles',
        'salaire',
        'compte',
        'loon',
        'rekening',
        'meubels',
        'beslag',
        'meenemen',
        'binnenkomen',
        'mag zomaar',
        'zomaar binnen',
        'binnenvallen',
        'seize',
        'take',
        'come in',
        'enter',
        'mes affaires',
        'leurs affaires',
        'mijn spullen',
        'spullen',
        'inboedel',
        'huisraad',
        'voiture',
        'auto',
      ],
    ],
    says: 'Not without a judgment or other title: ask for it. Until then a bailiff can only ask. Added costs are capped: €20 for a bill up to €150, after a free reminder and 14 days. Pay what is right and dispute the rest in writing. With a title, bed, clothes, fridge, washing machine, a phone, the children’s things and work tools stay yours, and a base of your pay. Say so within fifteen days of the list.',
    authority: LAW.seizeAsked,
  },
]
