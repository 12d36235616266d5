/** Questions about a copy of one’s own data. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_DATA_COPY: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.data-copy',
    kind: 'answer',
    topics: ['employment', 'consumer', 'debt', 'housing', 'general'],
    rank: 8,
    asks: [
      [
        'copy of all data',
        'copy of my data',
        'my data',
        'my personal data',
        'data access request',
        'subject access request',
        'data they hold',
        'data they have',
        'data holds on me',
        'holds on me',
        'cctv of me',
        'my file',
        'copy of the cctv',
        'the cctv',
        'what they have on me',
        'my records',
        'medical records',
        'my medical records',
      ],
      ['copy', 'request', 'get', 'want', 'ask', 'refuse', 'refused', 'see', 'ignored', 'month'],
    ],
    verdict: 'yes',
    says: 'Yes. Ask in writing for a copy of all data about you; it is free and you need give no reason. They must answer within one month, or tell you why they need up to two more. If not, complain to the Data Protection Commission.',
    authority: {
      title: 'General Data Protection Regulation (EU) 2016/679',
      provision: 'articles 12 and 15, with Data Protection Act 2018, sections 60 and 108',
      url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
      inForceFrom: '2018-05-25',
    },
  },
]
