/** Questions of people whose permission to stay runs out soon. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_ENDS: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-23',
    checkBy: '2027-03-31',
    kinds: ['ENQUIRY'],
    id: 'gb.ask-immigration.visa-ends',
    kind: 'answer',
    topics: ['immigration', 'general'],
    rank: 9,
    when: {
      not: [
        {
          says: [
            'pre-settled',
            'presettled',
            'split up',
            'separated',
            'debit card',
            'visa card',
            'ran out',
            'has expired',
            'expired',
          ],
        },
      ],
    },
    asks: [
      ['visa', 'leave to remain', 'brp', 'evisa', 'permission to stay'],
      [
        'about to expire',
        'expires soon',
        'is expiring',
        'runs out soon',
        'about to run out',
        'running out',
        'expires in',
        'expires next',
        'ends soon',
        'ends next',
        'runs out next',
        'expires this',
      ],
    ],
    verdict: 'do_this',
    says: 'Apply to stay longer, or for another visa, before its last day. Whoever applies in time may stay and work on the same terms until the Home Office decides (section 3C leave). Do not leave the UK while you wait: that ends the application. Look up the rules for your kind of visa on GOV.UK now, and see a registered adviser if the time is short. Once it has ended each day counts against you.',
    authority: {
      title: 'Immigration Act 1971',
      provision: 'section 3C',
      url: 'https://www.legislation.gov.uk/ukpga/1971/77/section/3C',
      inForceFrom: '2000-10-02',
    },
  },
]
