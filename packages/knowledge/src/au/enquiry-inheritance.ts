/** Questions on wills and on what is left when there is none. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK_INHERITANCE = {
  country: 'au',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['family', 'debt', 'housing', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_INHERITANCE: readonly Rule[] = [
  {
    ...ASK_INHERITANCE,
    id: 'au.ask.will-dispute',
    kind: 'answer',
    rank: 7,
    verdict: 'do_this',
    when: {
      not: [
        { says: ['credit card', 'debt collector', 'no will', 'without a will', 'superannuation'] },
      ],
    },
    asks: [
      ['will', 'the will', 'executor', 'inheritance', 'inherit', 'estate', 'passed away', 'died'],
      [
        "won't show",
        'wont show',
        'see the will',
        'copy of the will',
        'left everything',
        'left me out',
        'left out',
        'cut out',
        'cut me out',
        'my share',
        'emptied the house',
        'contest',
        'challenge',
        'fight the will',
        'supposed to get',
        "won't give me",
        'still waiting',
        'dragging',
        'new wife',
        'got nothing',
        'us kids',
        'stepmother',
        'promised us',
        'promised me',
      ],
    ],
    says: 'Ask in writing for a copy of the will. In New South Wales children and those named in it may see it. You may ask the court for a fair share, but time is short. It is 12 months from the death there and nine in Queensland. In Victoria it is six months from probate.',
    authority: {
      title: 'Inheritance law of the states',
      provision:
        'for example Succession Act 2006 (NSW), sections 54 and 57 to 59; Succession Act 1981 (Qld), section 41; Administration and Probate Act 1958 (Vic), section 99',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2009-03-01',
    },
  },
  {
    ...ASK_INHERITANCE,
    id: 'au.ask.no-will',
    kind: 'answer',
    rank: 6,
    verdict: 'it_depends',
    dependsOn: 'your state and which relatives are left',
    asks: [
      [
        'no will',
        'without a will',
        'without will',
        "didn't have a will",
        'didnt have a will',
        'never made a will',
        'never wrote a will',
        'intestate',
      ],
      [
        'died',
        'dies',
        'passed away',
        'passed',
        'dead',
        'death',
        'house',
        'who gets',
        'inherit',
        'estate',
        'children',
      ],
    ],
    says: 'The law of the state says who. Mostly the husband, wife or partner comes first, then the children in equal shares. Someone must ask the Supreme Court for letters of administration before money or a house can pass on.',
    authority: {
      title: 'Inheritance law of the states',
      provision: 'for example Succession Act 2006 (NSW), sections 111 to 113 and 127',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2010-03-01',
    },
  },
]
