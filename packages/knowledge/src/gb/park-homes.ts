/** Pitch fees of park homes (England and Wales). */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const PITCH = {
  ...CHECKED,
  checkedOn: '2026-11-23',
  kinds: ['OTHER'],
  when: { all: [{ says: ['pitch fee', 'pitch fees'] }] },
} satisfies Partial<Rule>

export const PARK_HOMES: readonly Rule[] = [
  {
    ...PITCH,
    nations: ['england', 'wales'],
    id: 'gb.park-home.right-agree',
    kind: 'right',
    rank: 5,
    says: 'The fee rises only if you agree or a tribunal orders it. If you do not agree, keep paying the old fee: that is no arrears. If a tribunal allows the rise later, it mostly counts from the review date. The notice needs 28 days and the set form.',
    authority: {
      title: 'Mobile Homes Act 1983',
      provision:
        'Schedule 1, Part 1, Chapter 2, paragraphs 16, 17 and 25A (in Wales: Mobile Homes (Wales) Act 2013)',
      url: 'https://www.legislation.gov.uk/ukpga/1983/34/schedule/1',
      inForceFrom: '2013-05-26',
    },
  },
  {
    ...PITCH,
    nations: ['england'],
    id: 'gb.park-home.right-index',
    kind: 'right',
    rank: 6,
    says: 'A rise is mostly held to the rise in prices (CPI). More can be fair for improvements that you were asked about first. A site that has got worse speaks for less.',
    authority: {
      title: 'Mobile Homes (Pitch Fees) Act 2023',
      provision:
        'section 1, with Mobile Homes Act 1983, Schedule 1, Part 1, Chapter 2, paragraphs 18 and 20 (First-tier Tribunal)',
      url: 'https://www.legislation.gov.uk/ukpga/2023/14/section/1',
      inForceFrom: '2023-07-02',
    },
  },
]
