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
    checkedOn: '2026-11-22',
    kind: 'answer',
    rank: 15,
    verdict: 'no',
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
    says: 'Not without a judgment or other title. With one, these stay yours: beds, clothes, table and chairs, fridge, cooker, washing machine, heating, things of the children, and work tools. Living wage and family benefits stay too, and a base of your pay. You have five days after the list is made to tell the bailiff what may not be taken. Show whose the other things are.',
    authority: LAW.seizeAsked,
  },
]
