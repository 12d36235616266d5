/** Questions about a bailiff who comes in, and about the sale of things. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_BAILIFF_AT_THE_DOOR: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.bailiff-enters',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 7,
    verdict: 'it_depends',
    asks: [
      ['huissier', 'deurwaarder', 'bailiff'],
      [
        'entrer',
        'entre',
        'rentrer',
        'ouvrir',
        'forcer',
        'serrurier',
        'porte',
        'absent',
        'pas là',
        'binnen',
        'binnenkomen',
        'openen',
        'slotenmaker',
        'deur',
        'niet thuis',
        'weg ben',
        'come in',
        'enter',
        'locksmith',
        'sans jugement',
        'zonder vonnis',
        'venir chez moi',
        'bij mij langskomen',
      ],
    ],
    dependsOn: 'whether there is a judgment',
    says: 'Without a judgment or other title a bailiff may not come in, and you need not open. With one, for a seizure, the bailiff may come between 6 in the morning and 9 at night. Weekends and holidays are mostly out. If you are out or refuse, the bailiff may have the door opened by a locksmith, with the police there. Ask to see the title. Better call before, and offer a monthly sum.',
    authority: {
      ...LAW.homeSafe,
      provision: 'article 15; Code judiciaire, articles 47, 1504 et 1507',
    },
  },
  {
    ...BASE,
    id: 'be.ask.sale-stop',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['vente', 'vendre', 'vendus', 'verkoop', 'verkocht', 'verkopen', 'openbare verkoop', 'sale'],
      [
        'huissier',
        'deurwaarder',
        'meubles',
        'meubels',
        'inboedel',
        'saisis',
        'saisie',
        'beslag',
        'bailiff',
      ],
      [
        'arrêter',
        'empêcher',
        'éviter',
        'stopper',
        'décembre',
        'janvier',
        'date',
        'fixée',
        'stoppen',
        'tegenhouden',
        'voorkomen',
        'datum',
        'vastgesteld',
        'stop',
      ],
    ],
    says: 'Call the bailiff today and pay or agree a plan in writing: most sales stop for a first sum. Is a thing protected or not yours? Go to the judge of seizures before the sale, with proof. A request for a collective settlement that the labour court lets in stops the sale. The CPAS (OCMW) can call for you, for free. If the sale would bring less than it costs, say so.',
    authority: {
      ...LAW.seizureGoods,
      provision: 'articles 1408, 1514, 1516 et suivants, 1526bis et 1675/7',
    },
  },
]
