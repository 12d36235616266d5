/** Fines of every state and territory, tolls, council rates, and claims of private car parks. */
import type { Rule } from '@plainletter/contracts/rule'

const FINE = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['PENALTY_CHARGE_NOTICE'],
  topics: ['parking'],
} satisfies Partial<Rule>

const TOLL = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER'],
  topics: ['parking', 'debt'],
  when: {
    any: [{ says: ['toll', 'tolls', 'linkt', 'eastlink', 'citylink', 'toll road', 'toll notice'] }],
  },
} satisfies Partial<Rule>

const RATES = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['TAX_DEMAND', 'DEBT_COLLECTION_LETTER', 'OTHER'],
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

const PARK = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['PARKING_TICKET'],
  topics: ['parking'],
} satisfies Partial<Rule>

const LAW_1 = {
  title: 'Local government laws of the states',
  provision: 'payment by agreement, hardship and pensioner rebates',
  url: 'https://www.olg.nsw.gov.au/',
  inForceFrom: '2010-01-01',
}

export const FINE_AND_RATES_LAW: readonly Rule[] = [
  {
    ...FINE,
    id: 'au.fine.vic-reminder',
    kind: 'right',
    rank: 4,
    regions: ['AU-VIC'],
    says: 'In Victoria a penalty reminder notice gives you at least 14 more days and adds a fee. You can still ask for a review, a payment plan or court.',
    authority: {
      title: 'Infringements Act 2006 (Vic)',
      provision:
        'sections 22, 29, 30 and 46 (internal review, penalty reminder notice, payment plan)',
      url: 'https://www.legislation.vic.gov.au/',
      inForceFrom: '2017-12-31',
    },
  },
  {
    ...FINE,
    id: 'au.fine.vic-final',
    kind: 'right',
    rank: 7,
    regions: ['AU-VIC'],
    says: 'In Victoria an unpaid fine can be registered with Fines Victoria. You can then ask for a payment arrangement or an enforcement review.',
    authority: {
      title: 'Fines Reform Act 2014 (Vic)',
      provision:
        'Part 2 (registration), with payment arrangements, notice of final demand and enforcement review',
      url: 'https://www.legislation.vic.gov.au/',
      inForceFrom: '2017-12-31',
    },
  },
  {
    ...FINE,
    id: 'au.fine.nsw-court',
    kind: 'right',
    rank: 9,
    regions: ['AU-NSW'],
    says: 'In New South Wales a reminder notice gives you 28 more days. You can choose court instead of paying.',
    authority: {
      title: 'Fines Act 1996 (NSW)',
      provision: 'sections 23A, 26 to 28 and 33 (court election, penalty reminder notice)',
      url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1996-099',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...FINE,
    id: 'au.fine.qld-choices',
    kind: 'right',
    rank: 5,
    regions: ['AU-QLD'],
    says: 'In Queensland you have 28 days to pay, pay by parts for larger fines, choose court, or name who drove.',
    authority: {
      title: 'State Penalties Enforcement Act 1999 (Qld)',
      provision: 'sections 15, 22 to 24 and 33 (infringement notice, enforcement order)',
      url: 'https://www.legislation.qld.gov.au/',
      inForceFrom: '2000-11-27',
    },
  },
  {
    ...FINE,
    id: 'au.fine.qld-work',
    kind: 'right',
    rank: 8,
    regions: ['AU-QLD'],
    says: 'In Queensland people in hardship can clear SPER debts by courses, treatment or unpaid work.',
    authority: {
      title: 'State Penalties Enforcement Act 1999 (Qld)',
      provision: 'Part 3B (work and development orders)',
      url: 'https://www.legislation.qld.gov.au/',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...FINE,
    id: 'au.fine.wa-stages',
    kind: 'right',
    rank: 5,
    regions: ['AU-WA'],
    says: 'In Western Australia a final demand and then an order to pay or elect come before a licence is suspended. You can ask for time to pay.',
    authority: {
      title: 'Fines, Penalties and Infringement Notices Enforcement Act 1994 (WA)',
      provision: 'sections 14 to 19 and 27A to 28',
      url: 'https://www.legislation.wa.gov.au/',
      inForceFrom: '1995-01-01',
    },
  },
  {
    ...FINE,
    id: 'au.fine.sa-expiation',
    kind: 'right',
    rank: 5,
    regions: ['AU-SA'],
    says: 'In South Australia you can ask for a review of an expiation notice, pay by instalments, or choose court before it is enforced.',
    authority: {
      title: 'Expiation of Offences Act 1996 (SA)',
      provision: 'sections 6 to 9 and 16',
      url: 'https://www.legislation.sa.gov.au/',
      inForceFrom: '2018-04-30',
    },
  },
  {
    ...FINE,
    id: 'au.fine.tas-notice',
    kind: 'right',
    rank: 5,
    regions: ['AU-TAS'],
    says: 'In Tasmania you have 28 days from an infringement notice to pay, ask for its withdrawal, ask for a payment plan or choose court.',
    authority: {
      title: 'Monetary Penalties Enforcement Act 2005 (Tas)',
      provision: 'sections 14 to 21',
      url: 'https://www.legislation.tas.gov.au/',
      inForceFrom: '2008-04-28',
    },
  },
  {
    ...FINE,
    id: 'au.fine.act-notice',
    kind: 'right',
    rank: 5,
    regions: ['AU-ACT'],
    says: 'In the ACT you have 28 days to pay, dispute it, ask for a plan, or ask to have it waived for hardship.',
    authority: {
      title: 'Road Transport (General) Act 1999 (ACT)',
      provision: 'Part 3 (infringement notices)',
      url: 'https://www.legislation.act.gov.au/',
      inForceFrom: '2013-05-24',
    },
  },
  {
    ...FINE,
    id: 'au.fine.nt-notice',
    kind: 'right',
    rank: 5,
    regions: ['AU-NT'],
    says: 'In the Northern Territory you have 28 days to pay, choose court, or show who drove. A courtesy letter comes next.',
    authority: {
      title: 'Fines and Penalties (Recovery) Act 2001 (NT)',
      provision: 'Parts 2 and 3',
      url: 'https://legislation.nt.gov.au/',
      inForceFrom: '2002-01-01',
    },
  },
  {
    ...TOLL,
    id: 'au.toll.right-first',
    kind: 'right',
    rank: 9,
    says: 'An unpaid toll starts with a notice and a fee from the toll firm. A fine from the state comes only later.',
    authority: {
      title: 'Toll laws of the states',
      provision:
        'Roads Act 1993 (NSW); Melbourne City Link Act 1995 and EastLink Project Act 2004 (Vic); Transport Infrastructure Act 1994 (Qld)',
      url: 'https://www.accc.gov.au/',
      inForceFrom: '2012-01-01',
    },
  },
  {
    ...TOLL,
    id: 'au.toll.right-ombudsman',
    kind: 'right',
    rank: 12,
    says: 'Ask the toll firm for hardship help and to drop its fees. It may not mislead you about what you owe.',
    authority: {
      title: 'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law)',
      provision: 'sections 18, 20 and 21 (misleading and unfair conduct)',
      url: 'https://www.legislation.gov.au/C2004A00109/latest',
      inForceFrom: '2011-01-01',
    },
  },
  {
    ...TOLL,
    id: 'au.toll.vic-nomination',
    kind: 'right',
    rank: 8,
    regions: ['AU-VIC'],
    says: 'In Victoria the owner can name who drove or show that the car was sold or stolen.',
    authority: {
      title: 'Melbourne City Link Act 1995 (Vic) and EastLink Project Act 2004 (Vic)',
      provision: 'toll offences and statements by the owner',
      url: 'https://www.legislation.vic.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
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
    authority: LAW_1,
  },
  {
    ...RATES,
    id: 'au.rates.step-call',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Call the council before the due day. Ask for its hardship policy and what interest it adds.',
    authority: LAW_1,
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
      title: 'Local Government Act 1989 (Vic)',
      provision: 'sections 170, 171 and 171A',
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
  {
    ...PARK,
    id: 'au.parking.right-penalty',
    kind: 'right',
    rank: 14,
    says: 'A sum far above the harm done can be a penalty that a court will not enforce. Only a public body can fine you.',
    authority: {
      title: 'High Court of Australia',
      provision: 'Andrews v ANZ (2012) 247 CLR 205; Paciocco v ANZ (2016) 258 CLR 525',
      url: 'https://www.hcourt.gov.au/',
      inForceFrom: '2016-07-27',
    },
  },
  {
    ...PARK,
    id: 'au.parking.right-mislead',
    kind: 'right',
    rank: 16,
    says: 'A private firm may not dress its claim up as an official fine or mislead you on your rights.',
    authority: {
      title: 'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law)',
      provision: 'sections 18, 29(1)(m) and 50',
      url: 'https://www.legislation.gov.au/C2004A00109/latest',
      inForceFrom: '2011-01-01',
    },
  },
]
