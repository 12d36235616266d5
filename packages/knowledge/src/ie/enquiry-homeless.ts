/** Questions about help from the council without a home; for a bed tonight see `enquiry-need-tonight.ts`. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.homeless',
    kind: 'answer',
    topics: ['housing', 'general', 'family'],
    rank: 2,
    asks: [
      [
        'homeless',
        'nowhere to go',
        'nowhere to live',
        'emergency accommodation',
        'out on the street',
        'cant find anywhere',
        "can't find anywhere",
        'no place to go',
        'couch surfing',
      ],
      [
        'council',
        'tonight',
        'where do we go',
        'where do i go',
        'kids',
        'children',
        'out on',
        'hap',
        'help',
        'put us',
        'what do i do',
        'have to leave',
        'evicted',
        'night',
      ],
    ],
    verdict: 'do_this',
    says: 'Go to the homeless section of your council now, do not wait for the last day. Bring the notice, PPS numbers and proof of income. It can place you in emergency accommodation, or pay the deposit and first rent (Homeless HAP). Do not leave before the notice was checked: Threshold on 1800 454 454. Tonight in Dublin: 1800 707 707.',
    authority: {
      title: 'Housing Act 1988',
      provision: 'sections 2 and 10 (homeless persons)',
      url: 'https://www.irishstatutebook.ie/eli/1988/act/28/enacted/en/html',
      inForceFrom: '1989-01-01',
    },
  },
]
