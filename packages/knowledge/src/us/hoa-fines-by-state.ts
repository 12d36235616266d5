/** Fines of owners’ associations: the law of single states. */
import type { Rule } from '@plainletter/contracts/rule'

/** What the rows on these fines share. */
export const FINE = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: [
    'ENQUIRY',
    'OTHER',
    'CONSUMER_CONTRACT_DISPUTE',
    'PENALTY_CHARGE_NOTICE',
    'PARKING_TICKET',
    'DEBT_COLLECTION_LETTER',
    'CEASE_AND_DESIST',
  ],
  topics: ['housing', 'consumer', 'parking', 'general'],
  when: {
    all: [
      {
        says: [
          'homeowners association',
          "homeowners' association",
          'homeowners’ association',
          'property owners association',
          'owners association',
          'condominium association',
          'condo association',
          'community association',
          'hoa',
        ],
      },
      {
        says: [
          'fine',
          'fines',
          'fined',
          'violation',
          'violations',
          'ticket',
          'hearing',
          'speeding',
          'towed',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const FINES_BY_STATE: readonly Rule[] = [
  {
    ...FINE,
    id: 'us.hoa.nc-fines',
    kind: 'right',
    rank: 6,
    regions: ['US-NC'],
    says: 'In North Carolina you must get a hearing before a fine. A fine may be $100 a day at most.',
    authority: {
      title: 'North Carolina General Statutes',
      provision: 'section 47F-3-107.1',
      url: 'https://www.ncleg.gov/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...FINE,
    id: 'us.hoa.va-fines',
    kind: 'right',
    rank: 6,
    regions: ['US-VA'],
    says: 'In Virginia you must get 14 days’ notice of a hearing. A charge may be $50 for one breach, or $10 a day.',
    authority: {
      title: 'Code of Virginia',
      provision: 'section 55.1-1819',
      url: 'https://law.lis.virginia.gov/vacode/title55.1/chapter18/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...FINE,
    id: 'us.hoa.nv-fines',
    kind: 'right',
    rank: 6,
    regions: ['US-NV'],
    says: 'In Nevada you must get notice of the rule and a hearing. Most fines may be $100 for each breach at most.',
    authority: {
      title: 'Nevada Revised Statutes',
      provision: 'NRS 116.31031',
      url: 'https://www.leg.state.nv.us/nrs/nrs-116.html',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...FINE,
    checkedOn: '2026-11-23',
    id: 'us.hoa.or-fines',
    kind: 'right',
    rank: 6,
    regions: ['US-OR'],
    says: 'In Oregon an association can fine you only after a written notice and a chance to be heard. The fine must stand in a list that owners were given.',
    authority: {
      title: 'Oregon Planned Community Act and Oregon Condominium Act',
      provision: 'Oregon Revised Statutes (ORS) 94.630(1)(n) and 100.405(4)(k)',
      url: 'https://www.oregonlegislature.gov/bills_laws/ors/ors094.html',
      inForceFrom: '2015-01-01',
    },
  },
]
