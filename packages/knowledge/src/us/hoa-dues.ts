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
    authority: DEBT_LAW.validationAct,
  },
  {
    ...STATE_CHECKED,
    ...DUES,
    id: 'us.state.ca.hoa-lien',
    regions: ['US-CA'],
    kind: 'right',
    rank: 5,
    says: 'In California an itemized letter must come 30 days before a lien. For less than $1,800 and under 12 months they may not foreclose.',
    authority: {
      title: 'Davis-Stirling Common Interest Development Act (Law of California)',
      provision: 'Civil Code 5660 and 5720',
      url: 'https://leginfo.legislature.ca.gov/faces/codes.xhtml',
      inForceFrom: '2014-01-01',
    },
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
    id: 'us.state.fl.hoa-lien',
    regions: ['US-FL'],
    kind: 'right',
    rank: 5,
    says: 'In Florida an association must give you 45 days’ written notice before a lien, and 45 days more before foreclosure.',
    authority: {
      title: 'Florida Statutes (homeowners’ and condominium associations)',
      provision: 'sections 720.3085 and 718.116',
      url: 'https://www.leg.state.fl.us/statutes/',
      inForceFrom: '2021-07-01',
    },
  },
  {
    ...STATE_CHECKED,
    ...DUES,
    checkedOn: '2026-11-22',
    id: 'us.hoa.az-lien',
    kind: 'right',
    rank: 11,
    regions: ['US-AZ'],
    says: 'In Arizona an association can foreclose only for dues that are long late or reach a set sum, not for fines. Ask for a payment plan.',
    authority: {
      title: 'Law of Arizona (Arizona Revised Statutes, ARS)',
      provision: 'A.R.S. 33-1807 (homes) and 33-1256 (condominiums)',
      url: 'https://www.azleg.gov/ars/33/01807.htm',
      inForceFrom: '2015-01-01',
    },
  },
]
