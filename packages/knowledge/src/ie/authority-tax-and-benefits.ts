/** Provisions on tax and social welfare. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  tax: {
    title: 'Taxes Consolidation Act 1997',
    provision: 'section 949I and Part 40A (appeal within 30 days)',
    url: 'https://revisedacts.lawreform.ie/eli/1997/act/39/revised/en/html',
    inForceFrom: '2016-03-21',
  },
  taxForce: {
    title: 'Taxes Consolidation Act 1997',
    provision: 'sections 960L and 1002 (sheriff and attachment)',
    url: 'https://revisedacts.lawreform.ie/eli/1997/act/39/revised/en/html',
    inForceFrom: '2009-06-03',
  },
  revenue: {
    title: 'Revenue Commissioners',
    provision: 'payment difficulties and phased payments',
    url: 'https://www.revenue.ie/',
    inForceFrom: '2018-01-01',
  },
  welfare: {
    title: 'Social Welfare Consolidation Act 2005',
    provision: 'sections 311, 325 and 341',
    url: 'https://revisedacts.lawreform.ie/eli/2005/act/26/revised/en/html',
    inForceFrom: '2005-12-01',
  },
  appeals: {
    title: 'Social Welfare Appeals Regulations 2024, S.I. No. 744 of 2024',
    provision:
      'appeal to the Social Welfare Appeals Office within 60 days of the decision, late appeals up to 180 days',
    url: 'https://www.irishstatutebook.ie/eli/2024/si/744/made/en/html',
    inForceFrom: '2025-04-28',
  },
} as const satisfies Record<string, Authority>
