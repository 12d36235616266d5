/** Questions about a temporary lay-off or short time. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_LAY_OFF: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.temporary-layoff',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 2,
    asks: [
      [
        'temporary lay off',
        'temporary lay-off',
        'temporary layoff',
        'lay off',
        'laid off',
        'lay-off',
        'laid us off',
        'short time',
        'short-time',
        'put on short time',
        'three day week',
        '3 day week',
      ],
      [
        'temporary',
        'weeks ago',
        'no pay',
        'call us back',
        'call me back',
        'for weeks',
        'how long',
        'redundancy',
        'weeks now',
        'until it picks up',
        'hours cut in half',
        'when its busy',
      ],
    ],
    verdict: 'do_this',
    says: 'After four weeks in a row, or six within 13 weeks, you can claim redundancy yourself with form RP9. You need two years of work. The employer has seven days to promise at least 13 weeks of full work instead. If you claim, you lose your notice pay, so weigh it first. Meanwhile apply to Intreo for a jobseeker payment at once. If they refuse, the WRC is free.',
    authority: {
      title: 'Redundancy Payments Act 1967',
      provision: 'sections 11 to 13 (lay-off and short time)',
      url: 'https://revisedacts.lawreform.ie/eli/1967/act/21/revised/en/html',
      inForceFrom: '2005-04-10',
    },
  },
]
