/** Questions about one’s own solicitor. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLICITOR_COMPLAINT: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    nations: ['england', 'wales'],
    id: 'gb.ask-legal.solicitor-complaint',
    kind: 'answer',
    topics: ['consumer', 'general', 'family', 'housing'],
    rank: 2,
    when: {
      not: [{ says: ['letter from a solicitor', "landlord's solicitor", 'their solicitor'] }],
    },
    asks: [
      [
        'my solicitor',
        'our solicitor',
        'my solicitors',
        'our solicitors',
        'the solicitor i',
        'my lawyer',
        'conveyancer',
        'my barrister',
      ],
      [
        'complain',
        'complaint',
        'ignores',
        'ignoring',
        'ignored',
        'wont answer',
        'no reply',
        'charged',
        'overcharged',
        'double',
        'estimate',
        'bill',
        'delay',
        'delays',
        'mistake',
        'missed',
        'negligent',
        'messed up',
        'bad service',
      ],
    ],
    verdict: 'do_this',
    says: 'Complain to the firm in writing first; it has eight weeks. Ask for a bill that lists the work. Then the Legal Ombudsman is free: go within six months of its final answer and within one year of the problem. It can cut the bill and award money. You can also ask a court to check the bill, best within one month. Dishonesty goes to the SRA. You may change solicitor.',
    authority: {
      title: 'Legal Services Act 2007',
      provision:
        'Part 6 and the Scheme Rules of the Legal Ombudsman, with Solicitors Act 1974, section 70',
      url: 'https://www.legislation.gov.uk/ukpga/2007/29/part/6',
      inForceFrom: '2023-04-01',
    },
  },
]
