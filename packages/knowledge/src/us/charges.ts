/** Fees that the law of a state caps. Only caps that are one plain sum can be checked. */
import type { Rule } from '@plainletter/contracts/rule'

const CHECKED = { country: 'us', checkedOn: '2026-11-21', checkBy: '2027-04-30' } as const
const NEW_YORK = 'https://www.nysenate.gov/legislation/laws/CONSOLIDATED'
const RETURNED = [
  'returned check fee',
  'returned check charge',
  'bounced check',
  'nsf fee',
  'dishonored check',
]

export const CHARGES: readonly Rule[] = [
  {
    ...CHECKED,
    id: 'us.charge.ny-late-rent',
    kind: 'charge',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    topics: ['housing'],
    regions: ['US-NY'],
    name: 'The late fee for rent',
    cue: ['late fee', 'late charge', 'late fees'],
    amount: 50,
    currency: 'USD',
    limit: 'cap',
    says: 'In New York a late fee for a month is at most $50, or 5% of the rent if that is less.',
    authority: {
      title: 'New York Real Property Law (RPL)',
      provision: 'section 238-a',
      url: NEW_YORK,
      inForceFrom: '2019-06-14',
    },
  },
  {
    ...CHECKED,
    id: 'us.charge.ny-returned-check',
    kind: 'charge',
    kinds: ['DEBT_COLLECTION_LETTER', 'RENT_ARREARS_LETTER', 'UTILITY_BILL_DEMAND'],
    topics: ['debt', 'consumer'],
    regions: ['US-NY'],
    name: 'The fee for a returned check',
    cue: RETURNED,
    amount: 20,
    currency: 'USD',
    limit: 'cap',
    says: 'In New York the fee for a check that the bank returned is at most $20.',
    authority: {
      title: 'General Obligations Law (GOL)',
      provision: 'section 5-328',
      url: NEW_YORK,
      inForceFrom: '2003-01-01',
    },
  },
  {
    ...CHECKED,
    id: 'us.charge.ca-returned-check',
    kind: 'charge',
    kinds: ['DEBT_COLLECTION_LETTER', 'RENT_ARREARS_LETTER', 'UTILITY_BILL_DEMAND'],
    topics: ['debt', 'consumer'],
    regions: ['US-CA'],
    name: 'The fee for a returned check',
    cue: RETURNED,
    amount: 35,
    currency: 'USD',
    limit: 'cap',
    says: 'In California this fee is at most $25 for the first returned check and $35 for each later one.',
    authority: {
      title: 'California Civil Code',
      provision: 'section 1719',
      url: 'https://leginfo.legislature.ca.gov/faces/codes.xhtml',
      inForceFrom: '1997-01-01',
    },
  },
]
