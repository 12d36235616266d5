/** An employer who refuses statutory sick pay (Great Britain). */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SICK = {
  ...CHECKED,
  checkedOn: '2026-11-23',
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER'],
  when: {
    all: [
      { says: ['statutory sick pay', 'ssp1', 'ssp'] },
      {
        says: [
          'do not qualify',
          'not qualify',
          'not entitled',
          'no sick pay',
          'waiting days',
          'lower earnings limit',
          'cannot get',
          'will not be paid',
          'stopped',
          'end of your',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const SICK_PAY_REFUSED: readonly Rule[] = [
  {
    ...SICK,
    id: 'gb.sick-pay.right-first-day',
    kind: 'right',
    rank: 5,
    says: 'Since 6 April 2026 sick pay starts on the first day, and low pay is no bar. It is 80% of your pay, up to a set weekly sum, for up to 28 weeks.',
    authority: {
      title: 'Social Security Contributions and Benefits Act 1992',
      provision:
        'Part 11, sections 151 to 163, as changed by Employment Rights Act 2025 from 6 April 2026',
      url: 'https://www.legislation.gov.uk/ukpga/1992/4/part/XI',
      inForceFrom: '2026-04-06',
    },
  },
  {
    ...SICK,
    id: 'gb.sick-pay.right-decide',
    kind: 'right',
    rank: 6,
    says: 'Ask your employer in writing for the reason. If you disagree, the statutory payments team of HMRC can decide, for free. Write to it within six months of the first day in dispute. Sick pay that is due and kept back is a claim for the tribunal.',
    authority: {
      title: 'Social Security Contributions (Transfer of Functions, etc.) Act 1999',
      provision:
        'section 8(1)(f), with Statutory Sick Pay and Statutory Maternity Pay (Decisions) Regulations 1999, regulation 3 (six months), and Employment Rights Act 1996, sections 13, 23 and 27',
      url: 'https://www.legislation.gov.uk/ukpga/1999/2/section/8',
      inForceFrom: '1999-04-01',
    },
  },
]
