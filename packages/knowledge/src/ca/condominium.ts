/** Condominium and strata fees. */
import type { Rule } from '@plainletter/contracts/rule'

const CONDO = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
  topics: ['debt', 'housing'],
  when: {
    any: [
      {
        says: [
          'condominium corporation',
          'condo corporation',
          'condo fees',
          'common expenses',
          'strata fees',
          'strata corporation',
          'strata lot',
          'syndicat de copropriété',
          'copropriété',
          'charges communes',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const CONDOMINIUM_RULES: readonly Rule[] = [
  {
    ...CONDO,
    id: 'ca.condo.on',
    kind: 'right',
    rank: 9,
    regions: ['CA-ON'],
    says: 'In Ontario the corporation must warn you at least 10 days before it registers a lien. A lien covers three months of fees at most before that day.',
    authority: {
      title: 'Condominium Act, 1998 (Ontario), S.O. 1998, c. 19',
      provision: 'sections 84 to 86 (common expenses, lien)',
      url: 'https://www.ontario.ca/laws/statute/98c19',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...CONDO,
    id: 'ca.condo.bc',
    kind: 'right',
    rank: 9,
    regions: ['CA-BC'],
    says: 'In British Columbia the strata must give you two weeks’ written notice before it registers a lien or sues.',
    authority: {
      title: 'Strata Property Act (British Columbia), S.B.C. 1998, c. 43',
      provision: 'sections 112 to 118',
      url: 'https://www.bclaws.gov.bc.ca/',
      inForceFrom: '2010-01-01',
    },
  },
]
