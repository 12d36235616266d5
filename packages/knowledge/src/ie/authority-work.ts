/** Provisions on work: dismissal, pay, sick leave and equality. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  unfair: {
    title: 'Unfair Dismissals Act 1977',
    provision: 'sections 2, 6, 7 and 8',
    url: 'https://revisedacts.lawreform.ie/eli/1977/act/10/revised/en/html',
    inForceFrom: '1977-05-09',
  },
  wrc: {
    title: 'Workplace Relations Act 2015',
    provision: 'section 41(6) and (8) (six months)',
    url: 'https://revisedacts.lawreform.ie/eli/2015/act/16/revised/en/html',
    inForceFrom: '2015-10-01',
  },
  notice: {
    title: 'Minimum Notice and Terms of Employment Act 1973',
    provision: 'section 4',
    url: 'https://revisedacts.lawreform.ie/eli/1973/act/4/revised/en/html',
    inForceFrom: '1973-09-01',
  },
  redundancy: {
    title: 'Redundancy Payments Act 1967',
    provision: 'sections 7 and 24 and Schedule 3 (Redundancy Payments Acts 1967 to 2014)',
    url: 'https://revisedacts.lawreform.ie/eli/1967/act/21/revised/en/html',
    inForceFrom: '2005-04-10',
  },
  wages: {
    title: 'Payment of Wages Act 1991',
    provision: 'section 5',
    url: 'https://revisedacts.lawreform.ie/eli/1991/act/25/revised/en/html',
    inForceFrom: '1992-01-01',
  },
  equality: {
    title: 'Employment Equality Act 1998',
    provision: 'sections 6, 8 and 77',
    url: 'https://revisedacts.lawreform.ie/eli/1998/act/21/revised/en/html',
    inForceFrom: '1999-10-18',
  },
  minimumWage: {
    title: 'National Minimum Wage Act 2000 and the order for 2026',
    provision: '€14.15 an hour',
    url: 'https://www.workplacerelations.ie/en/',
    inForceFrom: '2026-01-01',
    inForceTo: '2026-12-31',
  },
  sick: {
    title: 'Sick Leave Act 2022',
    provision: 'section 5 (five days)',
    url: 'https://www.irishstatutebook.ie/eli/2022/act/24/enacted/en/html',
    inForceFrom: '2024-01-01',
  },
} as const satisfies Record<string, Authority>
