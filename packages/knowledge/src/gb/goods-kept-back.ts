/** A repairer who keeps or sells what was brought in (England and Wales). */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const KEPT = {
  ...CHECKED,
  checkedOn: '2026-11-23',
  nations: ['england', 'wales'],
  kinds: ['OTHER'],
  when: {
    all: [
      {
        says: ['garage', 'repair', 'repairs', 'fixed', 'workshop', 'autos', 'motors'],
      },
      {
        says: ['storage', 'release the car', 'release your', 'not release', 'collect', 'collected'],
      },
      { says: ['sell', 'bill', 'quote', 'quoted', 'invoice', 'labour'] },
    ],
    not: [{ says: ['parking', 'clamp', 'seized', 'police', 'enforcement agent'] }],
  },
} satisfies Partial<Rule>

export const GOODS_KEPT_BACK: readonly Rule[] = [
  {
    ...KEPT,
    id: 'gb.repair.right-price',
    kind: 'right',
    rank: 5,
    says: 'You owe the price that was agreed, and more only if you said yes to it. With no price agreed, you owe a fair one. The work must be done with care.',
    authority: {
      title: 'Consumer Rights Act 2015',
      provision: 'sections 49 to 51 and 54 to 56 (care, price, repeat work or a lower price)',
      url: 'https://www.legislation.gov.uk/ukpga/2015/15/section/51',
      inForceFrom: '2015-10-01',
    },
  },
  {
    ...KEPT,
    id: 'gb.repair.right-sale',
    kind: 'right',
    rank: 6,
    says: 'They may hold it for the cost of the repair itself, but mostly not for storage that you never agreed to. Before a sale they must write by recorded post with the day, and wait three months if they ask for money. While you dispute the bill, they may not sell without a court: say so in writing. You can pay under protest, take it and claim back.',
    authority: {
      title: 'Torts (Interference with Goods) Act 1977',
      provision:
        'sections 3, 12 and 13 and Schedule 1, paragraphs 6 and 7 (return of goods, notice before a sale, no sale during a dispute)',
      url: 'https://www.legislation.gov.uk/ukpga/1977/32/schedule/1',
      inForceFrom: '1978-01-01',
    },
  },
]
