/** Questions about a rented home that is sold. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}

export const ENQUIRY_HOME_SOLD: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.home-sold',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 9,
    verdict: 'do_this',
    asks: [
      [
        'verkopen',
        'verkoopt',
        'verkocht',
        'te koop',
        'nieuwe eigenaar',
        'sell',
        'sells',
        'sold',
        'new owner',
      ],
      [
        'huurhuis',
        'huurwoning',
        'huis',
        'woning',
        'huur',
        'sold the house',
        'rented',
        'rent',
        'flat',
      ],
      [
        'eruit',
        'weg',
        'opzeggen',
        'opgezegd',
        'blijven',
        'rechten',
        'huurder',
        'verhuurder',
        'huisbaas',
        'leave',
        'stay',
        'tenant',
        'landlord',
        'moet ik eruit',
        'vertrekken',
        'koper',
        'nieuwe huurbaas',
        'vertrek',
        'huurbaas',
        'huisbazin',
      ],
    ],
    says: 'A sale does not end your lease: the buyer becomes your landlord. You need not sign or leave. Pay the rent to the new owner once you get written proof. Say no in writing to any notice for the sale.',
    authority: {
      ...BW7,
      provision: 'artikelen 7:226, 7:271, 7:272 en 7:274',
      inForceFrom: '2003-08-01',
    },
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
  },
]
