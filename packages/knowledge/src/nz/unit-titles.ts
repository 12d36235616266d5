/** Levies of a body corporate. */
import type { Rule } from '@plainletter/contracts/rule'

const UNIT = {
  country: 'nz',
  creditor: 'private',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
  topics: ['debt', 'housing'],
  when: { any: [{ says: ['body corporate', 'unit title', 'unit titles'] }] },
} satisfies Partial<Rule>

export const UNIT_TITLE_RULES: readonly Rule[] = [
  {
    ...UNIT,
    id: 'nz.unit.right-levy',
    kind: 'right',
    rank: 10,
    says: 'Ask for the minutes that set the levy and for an account. Interest may be 10% a year at most.',
    authority: {
      title: 'Unit Titles Act 2010',
      provision: 'sections 121 to 128 (levies of the body corporate, interest, recovery)',
      url: 'https://www.legislation.govt.nz/act/public/2010/0022/latest/whole.html',
      inForceFrom: '2011-06-20',
    },
  },
]
