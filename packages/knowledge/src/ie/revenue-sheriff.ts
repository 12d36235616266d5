/** A sheriff who collects tax for Revenue. */
import type { Rule } from '@plainletter/contracts/rule'

export const REVENUE_SHERIFF: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    id: 'ie.sheriff.right-revenue',
    kind: 'right',
    kinds: ['BAILIFF_NOTICE'],
    rank: 4,
    when: {
      all: [{ says: ['revenue', 'collector-general', 'collector general', 'tax certificate'] }],
    },
    says: 'For tax the sheriff needs no court judgment, only a paper from Revenue. Call Revenue today and ask for instalments: an agreed plan stops the sheriff. If the sum is only an estimate, send the missing return now.',
    authority: {
      title: 'Taxes Consolidation Act 1997',
      provision: 'sections 960L (sheriff) and 1080 (interest)',
      url: 'https://revisedacts.lawreform.ie/eli/1997/act/39/revised/en/html',
      inForceFrom: '2009-06-03',
    },
  },
]
