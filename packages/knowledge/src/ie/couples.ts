/** Couples that are not married. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const COUPLE_SAID: Test = {
  says: [
    'not married',
    'never married',
    'unmarried',
    'lived together',
    'living together',
    'cohabit',
    'cohabitants',
  ],
}
const DIED_SAID: Test = {
  says: ['died', 'dead', 'passed away', 'no will', 'estate', 'split up', 'broke up', 'separated'],
}

const COUPLE_LAW: Authority = {
  title: 'Civil Partnership and Certain Rights and Obligations of Cohabitants Act 2010',
  provision: 'sections 172, 173 and 194, with Succession Act 1965, section 67',
  url: 'https://www.irishstatutebook.ie/eli/2010/act/24/enacted/en/html',
  inForceFrom: '2011-01-01',
}
const COUPLE_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [COUPLE_SAID, DIED_SAID] },
} satisfies Partial<Rule>

export const COUPLES: readonly Rule[] = [
  {
    ...COUPLE_ROW,
    id: 'ie.couple.right-share',
    kind: 'right',
    rank: 6,
    says: 'After five years together, or two with a child, you can ask a court for a share or support. After a death, claim within six months of the grant.',
    authority: COUPLE_LAW,
  },
  {
    ...CHECKED,
    id: 'ie.couple.answer',
    when: {
      not: [
        {
          says: [
            'birth cert',
            'guardian',
            'our son',
            'our daughter',
            'our little',
            'our child',
            'no rights to',
            'access to my',
            'moving to',
            'father has no rights',
          ],
        },
        { says: ['kids to live', 'custody', 'the kids to', 'see them every', 'moving abroad'] },
      ],
    },
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    asks: [
      [
        'not married',
        'never married',
        'unmarried',
        'lived together',
        'living together',
        'cohabit',
        "weren't married",
        "wasn't married",
        "we're not married",
        'were not married',
        'partner of',
        'living with his partner',
        'living with her partner',
        'lived with my partner',
        'long term partner',
        'common law',
      ],
      [
        'no will',
        'died',
        'the house',
        'right',
        'rights',
        'share',
        'split up',
        'passed away',
        'in his name',
        'in her name',
        'his name only',
        'entitled',
        'the mortgage',
        'kids',
      ],
    ],
    verdict: 'it_depends',
    says: 'With no will, a partner who was not married inherits nothing by itself. After five years together, or two with a child, you can ask a court for a share. Claim within six months of the grant.',
    authority: COUPLE_LAW,
  },
]
