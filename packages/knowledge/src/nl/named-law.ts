/** Law that an adviser names first: parking tax, town taxes, allowances, bailiffs' fees, water, service costs. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { PARKTAX } from './conditions.ts'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const FINE = {
  ...BASE,
  kinds: ['PENALTY_CHARGE_NOTICE'],
  topics: ['parking', 'criminal'],
} satisfies Partial<Rule>

const TOWN = { title: 'Gemeentewet', url: 'https://wetten.overheid.nl/BWBR0005416/' }

const TOWN_TAX: Test = {
  says: [
    'woz',
    'woz-waarde',
    'onroerendezaakbelasting',
    'gemeentelijke belastingen',
    'gemeentebelasting',
    'afvalstoffenheffing',
    'rioolheffing',
  ],
}
const ALLOWANCE: Test = {
  says: [
    'toeslag',
    'toeslagen',
    'zorgtoeslag',
    'huurtoeslag',
    'kinderopvangtoeslag',
    'kindgebonden budget',
    'dienst toeslagen',
  ],
}
const UNEMPLOYED: Test = {
  says: ['ww-uitkering', 'ww', 'uwv', 'wia', 'wia-uitkering', 'ziektewet'],
}
const WATER: Test = {
  says: ['drinkwater', 'waterrekening', 'waterfactuur', 'waterbedrijf', 'vitens'],
}
const BAILIFF_NAMED: Test = {
  says: ['deurwaarder', 'gerechtsdeurwaarder', 'deurwaarders', 'exploot', 'beslag', 'betekening'],
}
const SERVICE_COSTS: Test = {
  says: ['servicekosten', 'afrekening servicekosten', 'eindafrekening', 'stookkosten'],
}

export const NAMED_LAW: readonly Rule[] = [
  {
    ...FINE,
    id: 'nl.fine.right-parking-tax',
    kind: 'right',
    rank: 8,
    when: { any: [PARKTAX] },
    says: 'This is a tax of the town and no fine. It is the price of parking plus costs, and the costs have a top limit.',
    authority: {
      ...TOWN,
      provision: 'artikelen 225 en 234; Besluit gemeentelijke parkeerbelastingen, artikelen 2 en 3',
      inForceFrom: '1995-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.tax.right-woz',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    topics: ['debt'],
    rank: 8,
    when: { any: [{ says: ['woz', 'woz-waarde', 'onroerendezaakbelasting'] }] },
    says: 'You can ask the town for the report behind the value of your home, and object to it within six weeks.',
    authority: {
      title: 'Wet waardering onroerende zaken (Wet WOZ)',
      provision: 'artikelen 30 en 40',
      url: 'https://wetten.overheid.nl/BWBR0007119/',
      inForceFrom: '1995-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.tax.right-waiver',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    topics: ['debt'],
    rank: 12,
    when: { any: [TOWN_TAX] },
    says: 'With a low income and little savings you can ask the town to let you off its taxes (kwijtschelding).',
    authority: { ...TOWN, provision: 'artikel 255', inForceFrom: '1995-01-01' },
  },
  {
    ...BASE,
    id: 'nl.benefit.right-allowance',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT', 'TAX_DEMAND'],
    topics: ['debt'],
    rank: 8,
    when: { any: [ALLOWANCE] },
    says: 'You can pay an allowance (toeslag) back in parts. Ask for a plan that fits what you can spare.',
    authority: {
      title: 'Algemene wet inkomensafhankelijke regelingen (Awir)',
      provision: 'artikelen 26 tot en met 31',
      url: 'https://wetten.overheid.nl/BWBR0018472/',
      inForceFrom: '2005-09-01',
    },
  },
  {
    ...BASE,
    id: 'nl.benefit.right-uwv',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT'],
    topics: ['debt'],
    rank: 12,
    when: { any: [UNEMPLOYED] },
    says: 'UWV may ask too much pay back, but for pressing reasons (dringende redenen) it can ask less or nothing.',
    authority: {
      title: 'Werkloosheidswet (WW)',
      provision: 'artikel 36; Ziektewet, artikel 33; WIA, artikel 77',
      url: 'https://wetten.overheid.nl/BWBR0004045/',
      inForceFrom: '1996-08-01',
    },
  },
  {
    ...BASE,
    id: 'nl.benefit.right-uwv-fine',
    kind: 'right',
    rank: 10,
    kinds: ['BENEFIT_OVERPAYMENT'],
    topics: ['debt'],
    when: {
      any: [UNEMPLOYED],
      all: [
        {
          says: [
            'boete',
            'waarschuwing',
            'inlichtingenplicht',
            'niet doorgegeven',
            'niet gemeld',
            'niet op tijd gemeld',
          ],
        },
      ],
    },
    checkedOn: '2026-11-24',
    says: 'You must tell UWV at once what changes. A fine must fit how much you are to blame: mostly half of the sum. It is less if you are little to blame, and none if you are not. A warning can be enough.',
    authority: {
      title: 'Werkloosheidswet (WW)',
      provision: 'artikelen 25 en 27a; Boetebesluit socialezekerheidswetten, artikel 2',
      url: 'https://wetten.overheid.nl/BWBR0004045/',
      inForceFrom: '2013-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.bailiff.right-fees',
    kind: 'right',
    kinds: ['BAILIFF_NOTICE', 'EVICTION_NOTICE', 'COURT_CLAIM', 'COURT_JUDGMENT'],
    topics: ['debt'],
    rank: 20,
    when: { all: [BAILIFF_NAMED] },
    says: 'What a bailiff may charge you for each act is fixed by law. Ask for a list and compare.',
    authority: {
      title: 'Besluit tarieven ambtshandelingen gerechtsdeurwaarders (Btag)',
      provision: 'artikel 2',
      url: 'https://wetten.overheid.nl/',
      inForceFrom: '2001-07-15',
    },
  },
  {
    ...BASE,
    id: 'nl.utility.right-water',
    kind: 'right',
    kinds: ['UTILITY_BILL_DEMAND'],
    topics: ['consumer'],
    rank: 8,
    when: { any: [WATER] },
    says: 'Before water is cut off you must get reminders, and an offer of help with debts.',
    authority: {
      title: 'Drinkwaterwet',
      provision: 'artikel 9, met de Regeling afsluitbeleid voor kleinverbruikers van drinkwater',
      url: 'https://wetten.overheid.nl/BWBR0026338/',
      inForceFrom: '2012-04-01',
    },
  },
  {
    ...BASE,
    id: 'nl.rent.right-service-costs',
    kind: 'right',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
    topics: ['housing'],
    rank: 8,
    when: { any: [SERVICE_COSTS] },
    says: 'Each year, within six months after it ends, the landlord must show the real service costs. You pay no more than these.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikel 7:259',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2003-08-01',
    },
  },
  {
    ...BASE,
    id: 'nl.rent.step-service-costs',
    kind: 'step',
    list: 'first',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
    topics: ['housing'],
    rank: 9,
    when: { any: [SERVICE_COSTS] },
    says: 'Ask to see the bills behind the sum. If you cannot agree, the Huurcommissie can decide.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikelen 7:259 en 7:260',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2003-08-01',
    },
  },
  {
    ...BASE,
    id: 'nl.mortgage.right-private-sale',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'BAILIFF_NOTICE', 'EVICTION_NOTICE'],
    topics: ['debt', 'housing'],
    rank: 6,
    when: {
      any: [
        {
          says: [
            'executieveiling',
            'executoriale verkoop',
            'gedwongen verkoop',
            'veiling van uw woning',
            'veiling van de woning',
            'hypotheekachterstand',
          ],
        },
      ],
    },
    says: 'The bank may have the home sold only through a notary. You can ask the judge to allow a private sale, which often brings more.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 3 (BW)',
      provision: 'artikel 3:268',
      url: 'https://wetten.overheid.nl/BWBR0005291/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.debt.right-sold',
    creditor: 'private',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    topics: ['debt'],
    rank: 5,
    checkedOn: '2026-11-22',
    when: {
      any: [
        {
          says: [
            'overgedragen',
            'gecedeerd',
            'cessie',
            'rechtsopvolger',
            'vordering overgenomen',
            'vordering gekocht',
            'overgenomen door',
            'overgenomen van',
            'overdracht vordering',
            'overdracht van de vordering',
            'verkocht aan',
            'nieuwe schuldeiser',
          ],
        },
      ],
    },
    says: 'If the debt was sold, ask for proof of the sale and for the first contract. The sale counts for you only once you were told.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 3 (BW)',
      provision: 'artikel 3:94',
      url: 'https://wetten.overheid.nl/BWBR0005291/',
      inForceFrom: '2004-10-01',
    },
  },
  {
    ...BASE,
    id: 'nl.copyright.warn-costs',
    kind: 'warning',
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
    severity: 'medium',
    rank: 10,
    checkedOn: '2026-11-22',
    says: 'In court the loser pays the real costs of the other lawyer in such cases. If the photo was theirs, make a fair offer early.',
    authority: {
      title: 'Wetboek van Burgerlijke Rechtsvordering (Rv)',
      provision: 'artikel 1019h',
      url: 'https://wetten.overheid.nl/BWBR0001827/',
      inForceFrom: '2007-05-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'nl.benefit.right-svb',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT'],
    topics: ['debt'],
    rank: 12,
    when: { any: [{ says: ['svb', 'sociale verzekeringsbank', 'kinderbijslag', 'aow'] }] },
    says: 'The SVB can ask less, or nothing, for pressing reasons (dringende redenen). Write what the debt does to you, and what you had told it.',
    authority: {
      title: 'Algemene Kinderbijslagwet (AKW)',
      provision: 'artikel 24; Algemene Ouderdomswet (AOW), artikel 24',
      url: 'https://wetten.overheid.nl/',
      inForceFrom: '1996-08-01',
    },
  },
]
