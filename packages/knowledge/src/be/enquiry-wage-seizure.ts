/** Questions about how much of the pay a bailiff may have held back. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-01-15',
} satisfies Partial<Rule>

export const ENQUIRY_WAGE_SEIZURE: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.wage-part',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 6,
    verdict: 'it_depends',
    asks: [
      [
        'sur mon salaire',
        'saisie sur salaire',
        'saisie de salaire',
        'saisir mon salaire',
        'loonbeslag',
        'beslag op mijn loon',
        'beslag op loon',
        'van mijn loon',
        'mijn loon',
        'mon salaire',
        'cession de salaire',
        'loonoverdracht',
        'my wages',
      ],
      [
        'huissier',
        'deurwaarder',
        'saisie',
        'saisir',
        'saisi',
        'beslag',
        'bailiff',
        'créancier',
        'schuldeiser',
      ],
      [
        'combien',
        'hoeveel',
        'net',
        'netto',
        'prendre',
        'pris',
        'nemen',
        'inhouden',
        'ingehouden',
        'afgehouden',
        'retenu',
        'retient',
        'reste',
        'overhouden',
        'enfant',
        'kind',
        'kinderen',
        'how much',
      ],
    ],
    dependsOn: 'how much you earn and who lives on it',
    says: 'In 2026 the first €1,419 of net pay a month is safe. Of the next parts they may take 20, 30 and 40 %, and all above €1,839. Each child you keep adds €88 to the safe part: hand the form for children to the bailiff or employer. If it is too much, go to the judge of seizures. With many debts the labour court can set one plan that stops seizures.',
    authority: {
      ...LAW.wages,
      provision: 'articles 1408 à 1412 et 1675/2 et suivants (montants 2026)',
      inForceFrom: '2026-01-01',
    },
  },
]
