/** Questions about a fall or another injury. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY: readonly Rule[] = [
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.slip-on',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['general', 'consumer'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      ['slipped', 'fell on ice', 'slip and fall', 'fell on', 'injured on'],
      ['ice', 'snow', 'sidewalk', 'store', 'sue', 'how long', 'claim'],
    ],
    says: 'For a fall on snow or ice, write to the owner within 60 days, and to a city within 10 days. You mostly have two years to sue. See a doctor and take photos now.',
    authority: {
      title:
        'Occupiers’ Liability Act (Ontario), R.S.O. 1990, c. O.2, Municipal Act, 2001 (Ontario) and Limitations Act, 2002 (Ontario)',
      provision: 'section 6.1 (60 days); section 44(10) (10 days); section 4 (two years)',
      url: 'https://www.ontario.ca/laws/statute/90o02',
      inForceFrom: '2021-01-29',
    },
    regions: ['CA-ON'],
  },
]
