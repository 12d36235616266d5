/** Questions about a seizure of things that belong to another person. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-debt.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_GOODS_OF_OTHERS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-debt.goods-of-others',
    checkedOn: '2026-11-23',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 5,
    verdict: 'no',
    asks: [
      [
        'chez ma mère',
        'chez mes parents',
        'chez mon père',
        'chez ma copine',
        'chez mon copain',
        'chez ma sœur',
        'chez un ami',
        'hébergé',
        'hébergée',
        'mon colocataire',
        'ma conjointe',
        'mon conjoint',
        'à mon mari',
        'à ma femme',
        'chez ma soeur',
        'my mother',
      ],
      ['huissier', 'commissaire de justice', 'saisie', 'saisir', 'saisi', 'officer', 'bailiff'],
      [
        'ses affaires',
        'ses meubles',
        'à elle',
        'à lui',
        'pas à moi',
        'ses biens',
        'leurs affaires',
        'leurs meubles',
        'appartient',
        'appartiennent',
        'mes dettes',
        'factures à son nom',
        'marqué',
        'inventaire',
        'her things',
      ],
    ],
    says: 'No, only the things of the person who owes can be sold. In the home of someone else the officer needs the yes of the enforcement judge. Show bills or photos at once, to prove whose the things are, and have that written in the act. Were they seized all the same? Before the sale the owner asks the enforcement judge to free them (demande en distraction).',
    authority: { ...LAW.exempt, provision: 'articles L. 221-1, R. 221-9 et R. 221-50 à R. 221-52' },
  },
]
