/** Hedges, branches, borders and shared walls. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const NEIGHBOUR_SAID = {
  says: ['neighbour', 'neighbours', "neighbour's", 'next door', 'next-door', 'neighbouring'],
} satisfies Test

const HEDGE_SAID: Test = { says: ['hedge', 'hedges', 'leylandii', 'conifer', 'conifers'] }

const BUILDING_SAID: Test = {
  says: [
    'party wall',
    'extension',
    'excavate',
    'dig',
    'digging',
    'foundations',
    'loft conversion',
    'basement',
    'shared wall',
    'our wall',
    'my wall',
  ],
}

const TREES_SAID: Test = { says: ['tree', 'trees', 'branches', 'overhanging', 'overhang', 'roots'] }

const FENCE_SAID: Test = { says: ['boundary', 'fence', 'fences', 'my land', 'our land'] }

const HEDGES_LAW: Authority = {
  title: 'Anti-social Behaviour Act 2003',
  provision: 'Part 8, sections 65 to 84 (high hedges)',
  url: 'https://www.legislation.gov.uk/ukpga/2003/38/part/8',
  inForceFrom: '2005-06-01',
}

const PARTY_LAW: Authority = {
  title: 'Party Wall etc. Act 1996',
  provision: 'sections 1 to 6 and 10',
  url: 'https://www.legislation.gov.uk/ukpga/1996/40/contents',
  inForceFrom: '1997-07-01',
}

const BRANCHES_LAW: Authority = {
  title: 'Lemmon v Webb [1895] AC 1 (House of Lords)',
  provision: 'with Town and Country Planning Act 1990, section 210 (protected trees)',
  url: 'https://www.legislation.gov.uk/ukpga/1990/8/section/210',
  inForceFrom: '1990-08-24',
}

const BOUNDARY_LAW: Authority = {
  title: 'Land Registration Act 2002',
  provision: 'section 60 (general boundaries)',
  url: 'https://www.legislation.gov.uk/ukpga/2002/9/section/60',
  inForceFrom: '2003-10-13',
}

const HEDGE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HEDGE_SAID, NEIGHBOUR_SAID] },
} satisfies Partial<Rule>

const PARTY_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: {
    all: [BUILDING_SAID, { says: [...NEIGHBOUR_SAID.says, 'party wall', 'adjoining owner'] }],
  },
} satisfies Partial<Rule>

const TREES_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [TREES_SAID, NEIGHBOUR_SAID] },
} satisfies Partial<Rule>

const FENCE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [FENCE_SAID, NEIGHBOUR_SAID] },
} satisfies Partial<Rule>

export const HEDGES_AND_WALLS: readonly Rule[] = [
  {
    ...HEDGE_ROW,
    id: 'gb.neighbour.right-hedge',
    kind: 'right',
    rank: 7,
    says: 'A tall evergreen hedge over two metres can be taken to the council. Try to settle it with your neighbour first. There is a fee.',
    authority: HEDGES_LAW,
  },
  {
    ...PARTY_ROW,
    id: 'gb.neighbour.right-party-wall',
    kind: 'right',
    rank: 7,
    says: "Before work on a shared wall, or digging close to yours, your neighbour must give you one or two months' written notice. You can have a surveyor.",
    authority: PARTY_LAW,
  },
  {
    ...TREES_ROW,
    id: 'gb.neighbour.right-branches',
    kind: 'right',
    rank: 8,
    says: 'You may cut branches and roots back to your own border. Check first with the council if the tree is protected.',
    authority: BRANCHES_LAW,
  },
  {
    ...FENCE_ROW,
    id: 'gb.neighbour.know-boundary',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 9,
    says: 'The line on the Land Registry plan shows only roughly where the border is. Old deeds and long use count too.',
    authority: BOUNDARY_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.neighbour.answer-wall',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    asks: [
      ['neighbour', 'neighbours', 'next door'],
      ['party wall', 'extension', 'digging', 'dig', 'foundations', 'shared wall'],
    ],
    verdict: 'do_this',
    says: 'Ask for a written party wall notice. It is due one or two months before work on a shared wall or digging close to yours. A court can stop work begun without it.',
    authority: PARTY_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.neighbour.answer-branches',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    asks: [
      ['neighbour', 'neighbours', 'next door'],
      [
        'tree is over',
        'tree over',
        'trees over',
        'tree hangs over',
        'tree hanging over',
        'hedge over',
        'cut his tree',
        'cut her tree',
        'cut their tree',
        'tree leans over',
        'tree grows over',
        'branches',
        'overhanging',
        'overhang',
        'roots',
      ],
    ],
    verdict: 'yes',
    says: 'Yes, you may cut them back to your border. Offer the cut parts back, and check with the council if the tree is protected.',
    authority: BRANCHES_LAW,
  },
]
