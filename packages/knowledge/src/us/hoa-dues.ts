/** Dues of homeowners and condominium associations: letters of the association and of its collector. */
import type { Rule } from '@plainletter/contracts/rule'

import { DEBT_LAW } from './authority.ts'
import { CHECKED, page } from './cite-law.ts'

const STATE_CHECKED = { ...CHECKED, checkBy: '2027-04-30' } as const
const DUES = {
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
  topics: ['debt', 'housing'],
  when: {
    any: [
      {
        says: [
          'homeowners association',
          "homeowners' association",
          'homeowners’ association',
          'property owners association',
          "property owners' association",
          'condominium association',
          'condo association',
          'community association',
          'hoa',
          'assessments',
        ],
      },
    ],
    // A court adds assessments to its fines.
    not: [{ says: ['court-ordered', 'court ordered', 'civil assessment', 'penalty assessment'] }],
  },
} satisfies Partial<Rule>

export const HOA_DUES: readonly Rule[] = [
  {
    ...CHECKED,
    ...DUES,
    id: 'us.hoa.right-papers',
    kind: 'right',
    rank: 12,
    says: 'Ask for the declaration, the bylaws and a full account of your dues. The association may charge only what they and state law allow.',
    authority: page(
      'HOA declaration and bylaws, and the association law of your state',
      'Dues, fines, interest and liens',
      'https://www.usa.gov/state-consumer',
    ),
  },
  {
    ...CHECKED,
    ...DUES,
    id: 'us.hoa.right-collector',
    kind: 'right',
    rank: 14,
    says: 'A lawyer or firm that collects dues for the association must follow the federal debt collection rules too.',
    authority: DEBT_LAW.whoCollects,
  },
  {
    ...STATE_CHECKED,
    ...DUES,
    id: 'us.state.tx.hoa-plan',
    regions: ['US-TX'],
    kind: 'right',
    rank: 5,
    says: 'In Texas an association must in most cases offer a payment plan, and write to you before it charges lawyer’s fees.',
    authority: {
      title: 'Texas Residential Property Owners Protection Act',
      provision: 'Property Code 209.0062 and 209.0064',
      url: 'https://statutes.capitol.texas.gov/',
      inForceFrom: '2012-01-01',
    },
  },
  {
    ...STATE_CHECKED,
    ...DUES,
    id: 'us.state.co.hoa-home',
    checkedOn: '2026-11-23',
    kinds: [...DUES.kinds, 'ENQUIRY'],
    regions: ['US-CO'],
    kind: 'right',
    rank: 5,
    says: 'In Colorado an association may not foreclose on a home over fines alone. Before it sues over money it must offer a plan of 18 months.',
    authority: {
      title: 'Colorado Common Interest Ownership Act (HB22-1137)',
      provision: 'C.R.S. 38-33.3-209.5, 38-33.3-316 and 38-33.3-316.3',
      url: 'https://leg.colorado.gov/bills/hb22-1137',
      inForceFrom: '2022-08-09',
    },
  },
]
