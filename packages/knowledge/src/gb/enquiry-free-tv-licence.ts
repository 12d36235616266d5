/** A question about the television licence that is free from 75. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'parking', 'housing', 'consumer', 'criminal'],
  kind: 'answer',
  rank: 8,
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>
const TV = ['tv licence', 'tv license', 'tv licensing', 'television licence']
const TV_GUIDE: Authority = {
  title: 'GOV.UK: TV Licence',
  provision: 'When you need one, what it costs and who pays less',
  url: 'https://www.gov.uk/tv-licence',
  inForceFrom: '2026-04-01',
}

export const ENQUIRY_FREE_TV_LICENCE: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-tv.over-75',
    asks: [
      TV,
      [
        'over 75',
        'over 75s',
        'over 75 s',
        '75 or over',
        'aged 75',
        'pensioner',
        'pensioners',
        'is 75',
        'is 76',
        'is 80',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether Pension Credit is paid',
    says: 'It is free from 75 only when you, or a partner who lives with you, get Pension Credit. You have to apply for it. Others of that age pay like everyone else, if they watch live TV or BBC iPlayer.',
    authority: TV_GUIDE,
    checkBy: '2027-03-31',
  },
]
