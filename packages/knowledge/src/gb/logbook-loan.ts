/** A loan secured on a car by a bill of sale (England and Wales). */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const CAR_LOAN = {
  ...CHECKED,
  checkedOn: '2026-11-23',
  nations: ['england', 'wales'],
  kinds: ['DEBT_COLLECTION_LETTER'],
  when: { all: [{ says: ['bill of sale', 'bills of sale', 'logbook loan', 'log book loan'] }] },
} satisfies Partial<Rule>

export const LOGBOOK_LOAN: readonly Rule[] = [
  {
    ...CAR_LOAN,
    id: 'gb.logbook.right-paper',
    kind: 'right',
    rank: 3,
    says: 'The lender may take the car only if the signed paper was witnessed and filed at the High Court within seven days. Ask for the proof. For five days a taken car must stay where it was, and may not be sold. If you pay what was due in that time, you can ask the High Court to stop the sale.',
    authority: {
      title: 'Bills of Sale Act (1878) Amendment Act 1882',
      provision: 'sections 7, 7A, 8, 10 and 13',
      url: 'https://www.legislation.gov.uk/ukpga/Vict/45-46/43/contents',
      inForceFrom: '1882-11-01',
    },
  },
  {
    ...CAR_LOAN,
    id: 'gb.logbook.right-notice',
    kind: 'right',
    rank: 4,
    says: 'First comes a default notice with at least 14 days. After that you can ask the county court for a time order: more time, or smaller payments.',
    authority: {
      title: 'Consumer Credit Act 1974',
      provision: 'sections 87, 88 and 129 (default notice, time order)',
      url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/129',
      inForceFrom: '2008-10-01',
    },
  },
]
