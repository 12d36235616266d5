/** Questions about pre-settled status that runs out. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_PRE_SETTLED: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'gb.ask-immigration.pre-settled',
    kind: 'answer',
    topics: ['immigration', 'general', 'employment', 'family'],
    rank: 2,
    when: { not: [{ says: ['refused', 'refusal', 'rejected', 'turned down'] }] },
    asks: [
      ['pre-settled', 'pre settled', 'presettled', 'pre-settled status', 'pre settled status'],
      [
        'runs out',
        'run out',
        'expire',
        'expires',
        'expired',
        'expiring',
        'ends',
        'illegal',
        'work',
        'apply again',
        'renew',
        'extend',
        'extension',
        'lose',
        'settled',
      ],
    ],
    verdict: 'do_this',
    says: 'Pre-settled status is made longer by itself before it ends. You do not lose it only because you did not apply again. Log in to your UKVI account, check the date and your contact details, and give your employer a share code. Apply free for settled status once you have five years here. Long times abroad can end your rights, so get advice then.',
    authority: {
      title: 'Immigration Rules, Appendix EU',
      provision:
        'with R (Independent Monitoring Authority) v Home Secretary [2022] EWHC 3274 (Admin), as GOV.UK explains',
      url: 'https://www.gov.uk/settled-status-eu-citizens-families',
      inForceFrom: '2024-05-21',
    },
  },
]
