/** Questions about stunt driving in Ontario. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ca',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['parking', 'criminal', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_STUNT_DRIVING: readonly Rule[] = [
  {
    ...ASK,
    id: 'ca.fact.stunt-on',
    topics: ['parking', 'criminal', 'general'],
    rank: 2,
    when: {
      not: [{ says: ['bc', 'british columbia', 'alberta', 'quebec', 'montreal', 'calgary'] }],
    },
    asks: [
      [
        '50 over',
        '51 over',
        '55 over',
        '60 over',
        'stunt',
        'stunt driving',
        'racing',
        'over on the 401',
        'over on the 400',
        '150 km',
        '160 km',
      ],
      [
        'ticket',
        'licence',
        'license',
        'car',
        'impound',
        'impounded',
        'took my car',
        'charged',
        'summons',
        'suspended',
      ],
      [
        'fight',
        'what do i do',
        'what can i do',
        'should i',
        'work',
        'first',
        'court',
        'insurance',
        'pay',
      ],
    ],
    verdict: 'do_this',
    says: '50 km/h over on such a road is stunt driving in Ontario: more than a ticket. You cannot pay it by mail; you must come to court or send a paralegal or lawyer. You face a fine of $2,000 to $10,000, six points and a ban of one to three years. The 30-day ban and 14 days without the car start at once. Get advice before the first date.',
    authority: {
      title: 'Highway Traffic Act (Ontario), R.S.O. 1990, c. H.8, and O. Reg. 455/07',
      provision: 'section 172',
      url: 'https://www.ontario.ca/laws/statute/90h08',
      inForceFrom: '2021-09-12',
    },
  },
]
