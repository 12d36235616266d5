/** Questions about having to leave without a lease in Washington DC. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'us',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general', 'family'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_LEASE_OVER_IN_DC: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.fact.dc-no-lease',
    rank: 1,
    when: {
      not: [
        {
          says: [
            'owe rent',
            'behind on rent',
            'security deposit',
            'raise the rent',
            'rent increase',
            'washington state',
          ],
        },
      ],
    },
    asks: [
      [
        'washington dc',
        'washington d.c',
        'washington d.c.',
        'washington, dc',
        'in dc',
        'dc apartment',
        'dc landlord',
        'd.c.',
        'northeast dc',
        'southeast dc',
      ],
      ['landlord', 'lease', 'apartment', 'rent', 'rental', 'tenant', 'month to month'],
      [
        'lease ended',
        'lease is up',
        'lease expired',
        'lease ends',
        'no lease',
        'month to month',
        'not renew',
        'not renewing',
        'wont renew',
        "won't renew",
        'wants me out',
        'wants us out',
        'must leave',
        'have to leave',
        'have to move',
        'move out',
        'be out',
        'out by',
        'get out',
        '30 days',
        '60 days',
        'notice to vacate',
        'no reason',
      ],
    ],
    verdict: 'do_this',
    says: 'In Washington DC a tenant who pays rent may stay when the lease ends; it goes on month to month. The landlord needs a cause that the law names. That can be a broken rule with 30 days to mend it, or moving in himself with 90 days’ notice. Then he must win in court. Lockouts are illegal. Keep paying, do not move out over a letter, and call legal aid.',
    authority: {
      title: 'D.C. Code',
      provision: '42-3505.01 (evictions)',
      url: 'https://code.dccouncil.gov/us/dc/council/code/sections/42-3505.01',
      inForceFrom: '1985-07-17',
    },
  },
]
