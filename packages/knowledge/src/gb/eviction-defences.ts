/** What a court must look at before it orders somebody out: the deposit, and an illness. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const EVICTION_DEFENCES: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    nations: ['england'],
    id: 'gb.home.right-deposit-first',
    kind: 'right',
    kinds: ['EVICTION_NOTICE'],
    rank: 6,
    when: {
      all: [
        {
          says: [
            'section 8',
            'assured tenancy',
            'form 3a',
            'ground 1',
            'ground 1a',
            'ground 8',
            'schedule 2 to the housing act 1988',
            'schedule 2 of the housing act 1988',
          ],
        },
      ],
      not: [
        // A notice from before the reform keeps the old rules.
        { dateBefore: { role: 'letter', date: '2026-05-01' } },
        { says: ['mortgage', 'secure tenancy', 'lodger', 'ground 14', 'ground 7a'] },
      ],
    },
    says: 'Did you pay a deposit? Then a court can order you out only if a scheme holds it by the rules, or it was paid back. Ask each of the three schemes now.',
    authority: {
      title: 'Housing Act 2004',
      provision:
        "section 215, as replaced by Renters' Rights Act 2025, section 26 (not for antisocial behaviour)",
      url: 'https://www.legislation.gov.uk/ukpga/2025/26/section/26',
      inForceFrom: '2026-05-01',
    },
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.home.right-illness',
    kind: 'right',
    kinds: ['EVICTION_NOTICE'],
    rank: 6,
    when: {
      all: [
        {
          says: [
            'mental health',
            'mental illness',
            'disabled',
            'disability',
            'depression',
            'autism',
            'autistic',
            'learning difficulties',
            'dementia',
          ],
        },
      ],
    },
    says: 'Has the trouble to do with an illness or disability? Then the landlord must show that to put you out is fair and needed. Tell the landlord now, and the judge.',
    authority: {
      title: 'Equality Act 2010',
      provision: 'sections 15 and 35 (Aster Communities Ltd v Akerman-Livingstone [2015] UKSC 15)',
      url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/35',
      inForceFrom: '2010-10-01',
    },
  },
]
