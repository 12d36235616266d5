/** Questions about the end of a short lease. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_SHORT_LEASE_END: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.short-lease-end',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 6,
    verdict: 'no',
    when: {
      not: [
        {
          says: [
            'je veux partir',
            'ik wil vertrekken',
            'ik wil mijn',
            'je veux quitter',
            'kot',
            'augmenter',
            'augmentation',
            'verhogen',
            'huurverhoging',
            'hogere huur',
          ],
        },
      ],
    },
    asks: [
      [
        "bail d'un an",
        'bail d’un an',
        'bail de 1 an',
        'bail de trois ans',
        'bail de 3 ans',
        'bail de courte durée',
        'contract van een jaar',
        'contract van 1 jaar',
        'huurcontract van één jaar',
        'contract van drie jaar',
        'contract van 3 jaar',
        'korte duur',
        'kortlopend',
        'one year lease',
        'short lease',
      ],
      [
        'finit',
        'fin du bail',
        'se termine',
        'expire',
        'se finit',
        'loopt af',
        'eindigt',
        'afgelopen',
        'ten einde',
        'verloopt',
        'ends',
      ],
      [
        'pas donné de préavis',
        'sans préavis',
        'dois partir',
        'doit partir',
        'partir',
        'quitter',
        'geen opzeg',
        'niet opgezegd',
        'moet vertrekken',
        'moet eruit',
        'weg',
        'rester',
        'blijven',
        'proprio',
        'propriétaire',
        'eigenaar',
        'huisbaas',
        'verhuurder',
      ],
    ],
    says: 'No, if the landlord gave no notice at least three months before the end. Then a lease of up to three years becomes one of nine years from its start, on the same terms. You stay, and pay the same rent. Only a judge can make you leave. Leases of up to six months and student rooms have other rules. You may leave by the rules for nine years.',
    authority: { ...LAW.leaseAll },
  },
]
