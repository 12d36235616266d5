/** Questions about letters and callers of TV Licensing. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'parking', 'housing', 'criminal', 'consumer'],
  kind: 'answer',
  rank: 5,
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const TV = ['tv licence', 'tv license', 'tv licensing', 'television licence']

const SEARCH_WARRANT: Authority = {
  title: 'Communications Act 2003',
  provision: 'section 366',
  url: 'https://www.legislation.gov.uk/ukpga/2003/21/section/366',
  inForceFrom: '2004-04-01',
}

export const ENQUIRY_TV_LICENCE_CALLERS: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-tv.door',
    topics: ['consumer', 'general', 'criminal', 'debt', 'housing'],
    asks: [
      [...TV, 'licence men', 'licence man', 'tv inspector'],
      [
        'let him in',
        'licence man in',
        'license man in',
        'licensing man in',
        'let them in',
        'sign his form',
        'sign the form',
        'sign anything',
        'foot in the door',
        'at the door',
        'with police',
        'talk to him',
      ],
    ],
    verdict: 'no',
    says: 'No. You do not have to let him in, talk to him or sign anything, unless he has a search warrant. You need no licence for Netflix or most of YouTube, but you do for live TV and BBC iPlayer.',
    authority: SEARCH_WARRANT,
  },
  {
    ...ASK,
    id: 'gb.ask-tv.ignore',
    topics: ['consumer', 'general', 'criminal', 'debt', 'housing'],
    asks: [
      TV,
      [
        'ignore',
        'have to reply',
        'have to answer',
        'bin it',
        'throw it away',
        'tv licence letter',
        'letter about tv licence',
        'tv licensing letter',
        'letter from tv licensing',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether it is a standard letter or a court paper',
    says: 'No law makes you answer a standard letter, but telling them that you need no licence often stops more. Never ignore a court paper, such as a Single Justice Procedure Notice.',
    authority: SEARCH_WARRANT,
  },
]
