/** A job that ends while somebody is ill, expects a child or has just had one. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { ILL_SAID } from './illness-at-work.ts'

const PREGNANT_OR_PARENT: Test = {
  says: ['pregnant', 'pregnancy', 'maternity leave', 'adoption leave', 'shared parental leave'],
}
const REDUNDANT_SAID: Test = { says: ['redundant', 'redundancy'] }

export const DISMISSAL_WHEN_ILL_OR_EXPECTING: readonly Rule[] = [
  {
    ...CHECKED,
    nations: ['england', 'wales', 'scotland'],
    when: { all: [ILL_SAID] },
    checkedOn: '2026-11-23',
    kinds: ['DISMISSAL_LETTER'],
    id: 'gb.illness.right-wait',
    kind: 'right',
    rank: 8,
    says: 'Before a fair employer ends a job for illness, it asks a doctor and talks with you. It also asks if it could wait longer for you.',
    authority: {
      title: 'BS v Dundee City Council [2013] CSIH 91',
      provision:
        'with East Lindsey District Council v Daubney [1977] ICR 181 (fair dismissal for illness, Employment Rights Act 1996, section 98)',
      url: 'https://www.bailii.org/scot/cases/ScotCS/2013/2013CSIH91.html',
      inForceFrom: '2013-11-12',
    },
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.redundancy.right-maternity',
    kind: 'right',
    kinds: ['REDUNDANCY_NOTICE', 'DISMISSAL_LETTER'],
    rank: 4,
    when: { all: [PREGNANT_OR_PARENT, REDUNDANT_SAID] },
    says: 'Pregnant, on maternity leave or back from it? They must offer you a suitable free job before anyone else, until 18 months after the birth. If they do not, the dismissal is unfair.',
    authority: {
      title: 'Maternity and Parental Leave etc. Regulations 1999',
      provision: 'regulations 10 and 20, with Employment Rights Act 1996, section 99',
      url: 'https://www.legislation.gov.uk/uksi/1999/3312/regulation/10',
      inForceFrom: '2024-04-06',
    },
  },
]
