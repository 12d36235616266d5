/** Questions about what someone left without a will. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_NO_WILL: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.no-will',
    kind: 'answer',
    topics: ['family', 'general', 'housing'],
    rank: 5,
    asks: [
      [
        'no will',
        'without a will',
        'without leaving a will',
        'never made a will',
        "didn't make a will",
        'did not make a will',
        'left no will',
        "didn't leave a will",
        'intestate',
        'there is no will',
        'there was no will',
      ],
      [
        'died',
        'passed away',
        'passed',
        'death',
        'estate',
        'inherit',
        'inherits',
        'gets',
        'entitled',
        'house',
        'who gets',
        'siblings',
        'brother',
        'sister',
        'mother',
        'father',
        'dad',
        'mam',
        'mum',
        'husband',
        'wife',
      ],
    ],
    verdict: 'do_this',
    says: 'The law shares it out. A husband, wife or civil partner gets two thirds and the children one third. With no spouse the children share it all. A spouse who parted but never divorced mostly still counts. A partner who was not married must ask a court, within six months of the grant.',
    authority: {
      title: 'Succession Act 1965',
      provision:
        'sections 67 to 69 (no will), with Civil Partnership and Certain Rights and Obligations of Cohabitants Act 2010, section 194',
      url: 'https://www.irishstatutebook.ie/eli/1965/act/27/enacted/en/html',
      inForceFrom: '2011-01-01',
    },
  },
]
