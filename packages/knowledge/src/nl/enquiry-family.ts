/** Questions about divorce and contact with children. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const BW1 = {
  title: 'Burgerlijk Wetboek Boek 1 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0002656/',
}

export const ENQUIRY_FAMILY: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.divorce',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['scheiden', 'scheiding', 'echtscheiding', 'divorce'],
      [
        'hoe',
        'huis',
        'kinderen',
        'wie',
        'beginnen',
        'kosten',
        'recht',
        'wil',
        'how',
        'house',
        'children',
        'start',
      ],
    ],
    says: 'Only a judge can end a marriage, and a lawyer asks for it. With children you need a plan (ouderschapsplan). Before that, agree who stays in the home for now, and keep copies of all papers. A judge can decide fast for the time between.',
    authority: {
      ...BW1,
      provision: 'artikelen 1:150 tot en met 1:157 en 1:247a',
      inForceFrom: '2009-03-01',
    },
  },
  {
    ...BASE,
    id: 'nl.ask.child-contact',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    rank: 8,
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    asks: [
      [
        'mijn kind niet zien',
        'kind niet zien',
        'kinderen niet zien',
        'omgang',
        'omgangsregeling',
        'bezoekregeling',
        'see my child',
      ],
      ['ex', 'moeder', 'vader', 'wat kan', 'weigert', 'mag', 'what can', 'mijn rechten'],
    ],
    says: 'You and your child have a right to contact. Talk with the help of a mediator or your town first, and write down what was agreed. If that fails, a lawyer asks the judge for a plan (omgangsregeling).',
    authority: { ...BW1, provision: 'artikelen 1:377a en 1:253a', inForceFrom: '2009-03-01' },
  },
]
