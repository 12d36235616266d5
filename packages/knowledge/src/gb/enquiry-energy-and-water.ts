/** Questions about energy and water: cut off, prepayment meters and late bills. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general', 'debt', 'criminal'],
  kind: 'answer',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>
const PREPAYMENT: Authority = {
  title: 'Electricity and gas supply licences (Ofgem)',
  provision:
    'Standard Licence Conditions 28 and 28B, with Electricity Act 1989, Schedule 6, Gas Act 1986, Schedule 2B and Rights of Entry (Gas and Electricity Boards) Act 1954 (warrant)',
  url: 'https://www.ofgem.gov.uk/',
  inForceFrom: '2023-11-08',
}
const BACK_BILLING: Authority = {
  title: 'Electricity and gas supply licences (Ofgem)',
  provision: 'Standard Licence Condition 21BA',
  url: 'https://www.ofgem.gov.uk/',
  inForceFrom: '2018-05-01',
}
const WATER: Authority = {
  title: 'Water Industry Act 1991',
  provision: 'sections 61 and 63A and Schedule 4A',
  url: 'https://www.legislation.gov.uk/ukpga/1991/56/schedule/4A',
  inForceFrom: '1999-06-30',
}
const ENERGY_WORDS = [
  'energy',
  'electricity',
  'gas',
  'british gas',
  'edf',
  'ovo',
  'octopus',
  'eon',
  'scottish power',
  'utilita',
  'supplier',
]

export const ENQUIRY_ENERGY_AND_WATER: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-consumer.energy-cut-off',
    nations: ['england', 'wales', 'scotland'],
    asks: [
      ['electricity', 'gas', 'energy', 'power'],
      ['cut off', 'cut me off', 'disconnect', 'turn off', 'switch off'],
    ],
    verdict: 'it_depends',
    dependsOn: 'who lives with you and whether you can agree a plan',
    says: 'It is a last step, and rare. The firm must offer a plan first, and needs your consent or a warrant to come in. Call it today and tell it about illness, children or old age.',
    authority: {
      ...PREPAYMENT,
      provision:
        'Standard Licence Conditions 27 and 28, with Electricity Act 1989, Schedule 6, Gas Act 1986, Schedule 2B and Rights of Entry (Gas and Electricity Boards) Act 1954 (warrant)',
    },
  },
  {
    ...ASK,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.ask-consumer.prepayment',
    rank: 10,
    asks: [
      [
        'prepayment meter',
        'prepay meter',
        'pre payment meter',
        'pay as you go meter',
        'prepayment',
      ],
      [
        'force',
        'forced',
        'fit',
        'install',
        'put me on',
        'switch',
        'have to',
        'can they',
        'want',
        'wants',
        'refuse',
        'warrant',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'who lives with you and if you can pay another way',
    says: 'They must first offer a plan you can afford. They may not force one on some homes, such as with a child under two. To come in they need your yes or a warrant.',
    authority: PREPAYMENT,
  },
  {
    ...ASK,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.ask-consumer.back-bill',
    rank: 15,
    asks: [
      ENERGY_WORDS,
      ['bill', 'billed', 'back bill', 'backdated', 'catch up bill', 'charged'],
      [
        'years',
        'two years',
        '2 years',
        '18 months',
        'over a year',
        'backdated',
        'old',
        'last year',
        'more than 12 months',
        'from 2024',
        'from 2023',
        'from 2022',
      ],
    ],
    verdict: 'no',
    says: 'An energy firm may not bill you for energy used over 12 months ago that it failed to bill, unless you blocked it. Ask it to take that part off. After eight weeks go to the Energy Ombudsman.',
    authority: BACK_BILLING,
  },
  {
    ...ASK,
    nations: ['england', 'wales'],
    id: 'gb.ask-consumer.water-cut-off',
    rank: 10,
    asks: [
      ['water'],
      [
        'cut off',
        'cut me off',
        'disconnect',
        'turn off',
        'stop my water',
        'restrict',
        'limit my water',
      ],
    ],
    verdict: 'no',
    says: 'A water company cannot cut off or slow down the water at your home because you owe money. Ask it for a plan or a lower tariff.',
    authority: WATER,
  },
]
