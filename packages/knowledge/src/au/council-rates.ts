/** Council rates. */
import type { Rule } from '@plainletter/contracts/rule'

const RATES = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['TAX_DEMAND', 'COUNCIL_TAX_DEMAND', 'DEBT_COLLECTION_LETTER', 'OTHER'],
  topics: ['debt'],
  when: {
    any: [
      {
        says: [
          'rates notice',
          'council rates',
          'municipal rates',
          'rates and charges',
          'overdue rates',
          'general rates',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const LOCAL_GOVERNMENT_LAWS_STATES = {
  title: 'Local government laws of the states',
  provision: 'payment by agreement, hardship and pensioner rebates',
  url: 'https://www.olg.nsw.gov.au/',
  inForceFrom: '2010-01-01',
}

export const COUNCIL_RATES_RULES: readonly Rule[] = [
  {
    ...RATES,
    id: 'au.rates.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'The council wants the yearly or quarterly rates on your home or land.',
    authority: {
      title: 'Local government laws of the states',
      provision: 'rates and charges',
      url: 'https://www.olg.nsw.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...RATES,
    id: 'au.rates.right-plan',
    kind: 'right',
    rank: 8,
    says: 'Ask the council for a payment plan or hardship help. Pensioners can mostly get a rebate.',
    authority: LOCAL_GOVERNMENT_LAWS_STATES,
  },
  {
    ...RATES,
    id: 'au.rates.step-call',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Call the council before the due day. Ask for its hardship policy and what interest it adds.',
    authority: LOCAL_GOVERNMENT_LAWS_STATES,
  },
  {
    ...RATES,
    id: 'au.rates.nsw',
    kind: 'right',
    rank: 6,
    regions: ['AU-NSW'],
    says: 'In New South Wales the council can agree to payments over time and write off interest for hardship.',
    authority: {
      title: 'Local Government Act 1993 (NSW)',
      provision: 'sections 564, 567, 575 and 601',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '1994-01-01',
    },
  },
  {
    ...RATES,
    id: 'au.rates.vic',
    kind: 'right',
    rank: 6,
    regions: ['AU-VIC'],
    says: 'In Victoria you can ask the council to defer or waive rates for hardship.',
    authority: {
      title: 'Local Government Act 1989 (Vic), with the Local Government Act 2020 (Vic)',
      provision: 'sections 170, 171 and 171A (1989); section 107 (complaints, 2020)',
      url: 'https://www.legislation.vic.gov.au/',
      inForceFrom: '2023-06-20',
    },
  },
  {
    ...RATES,
    id: 'au.rates.qld',
    kind: 'right',
    rank: 6,
    regions: ['AU-QLD'],
    says: 'In Queensland the council can grant a concession, or let you pay rates by instalments, if you are in hardship.',
    authority: {
      title: 'Local Government Regulation 2012 (Qld)',
      provision: 'sections 119 to 129',
      url: 'https://www.legislation.qld.gov.au/',
      inForceFrom: '2012-12-14',
    },
  },
]
