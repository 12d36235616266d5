/** Questions about a room in the home of the landlord. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}

export const ENQUIRY_LIVING_WITH_THE_LANDLORD: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.lodger',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 5,
    verdict: 'it_depends',
    checkBy: '2027-06-30',
    asks: [
      [
        'hospita',
        'hospitahuur',
        'hospitaverhuur',
        'verhuurder woont zelf',
        'woont zelf in het huis',
        'woont ook in het huis',
        'bij iemand in huis',
        'kamer in het huis van',
        'inwonend',
        'lodger',
      ],
      [
        'uit',
        'eruit',
        'weg',
        'opzeggen',
        'opgezegd',
        'opzegt',
        'moet ik',
        'vertrekken',
        'rechten',
        'zomaar',
        'leave',
      ],
    ],
    dependsOn: 'whether you have rented the room for nine months',
    says: 'In the first nine months a landlord who lives in the same home may end it in writing with no reason. But the notice is mostly three months, and she may not put you out herself. After nine months you have the same protection as others, and a judge must decide. Her own interest then counts more easily. Stay, pay on, and ask for the notice in writing. Extra rooms or a whole flat are no lodging.',
    authority: {
      ...BW7,
      provision: 'artikelen 7:232, lid 3, 7:271 en 7:274',
      inForceFrom: '2003-08-01',
    },
  },
]
