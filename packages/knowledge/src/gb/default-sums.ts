/** Charges that a lender adds for paying late. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const DEFAULT_SUMS: Test = {
  says: ['notice of default sums', 'default sums', 'default sum notice', 'default charge'],
}

export const DEFAULT_SUMS_ROWS: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    id: 'gb.debt.right-default-sums',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER'],
    rank: 8,
    when: { all: [DEFAULT_SUMS] },
    says: 'A lender must tell you of such a charge. It may ask for interest on it only from 28 days after this notice, and no interest on that interest.',
    authority: {
      title: 'Consumer Credit Act 1974',
      provision: 'sections 86E and 86F (notice of default sums, simple interest only)',
      url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/86E',
      inForceFrom: '2008-10-01',
    },
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    id: 'gb.debt.right-fair-charge',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER'],
    rank: 9,
    when: { all: [DEFAULT_SUMS] },
    says: 'A charge for paying late must be no higher than what it costs the lender. Ask how it was worked out, and ask them to take it off if money is short.',
    authority: {
      title: 'FCA Consumer Credit sourcebook (CONC)',
      provision: 'CONC 7.7.5, with Consumer Rights Act 2015, section 62 (unfair terms)',
      url: 'https://handbook.fca.org.uk/handbook/CONC/7/7.html',
      inForceFrom: '2014-04-01',
    },
  },
]
