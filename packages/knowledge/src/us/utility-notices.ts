/** The notice that must come before power or gas is cut off. */
import type { Rule } from '@plainletter/contracts/rule'

const POWER = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
  kinds: ['UTILITY_BILL_DEMAND'],
  topics: ['debt'],
  when: { any: [{ says: ['electric', 'electricity', 'power', 'gas'] }] },
} satisfies Partial<Rule>

const POWER_CUT = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['UTILITY_BILL_DEMAND'],
  topics: ['debt'],
  when: { any: [{ says: ['electric', 'electricity', 'power', 'gas'] }] },
} satisfies Partial<Rule>

export const UTILITY_NOTICES: readonly Rule[] = [
  {
    ...POWER,
    id: 'us.bill.right-procedure',
    kind: 'right',
    rank: 22,
    says: 'Federal law asks states to see that homes get notice and a way to dispute before power or gas is cut off.',
    authority: {
      title: 'Public Utility Regulatory Policies Act (procedures before a cut-off)',
      provision: '16 U.S.C. 2625(g)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title16-section2625&num=0&edition=prelim',
      inForceFrom: '1978-11-09',
    },
  },
  {
    ...POWER_CUT,
    id: 'us.bill.nc-notice',
    kind: 'right',
    rank: 6,
    regions: ['US-NC'],
    says: 'In North Carolina a power or gas firm must write at least 10 days before a cut-off. In winter some homes with old or disabled people are protected.',
    authority: {
      title: 'North Carolina Utilities Commission Rules',
      provision: 'Rule R12-11',
      url: 'https://www.ncuc.gov/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...POWER_CUT,
    id: 'us.bill.ga-winter',
    kind: 'right',
    rank: 6,
    regions: ['US-GA'],
    says: 'In Georgia a regulated firm may not cut off heat in freezing weather from mid-November to mid-March if you agree to a plan.',
    authority: {
      title: 'Georgia Public Service Commission Rules',
      provision: 'Rule 515-3-3-.04 (gas)',
      url: 'https://psc.ga.gov/',
      inForceFrom: '2015-01-01',
    },
  },
]
