/** Provisions on rented homes. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  nswRta: {
    title: 'Residential Tenancies Act 2010 (NSW)',
    provision: 'sections 87 to 89 and 119',
    url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-2010-042',
    inForceFrom: '2011-01-31',
  },
  nswGrounds: {
    title: 'Residential Tenancies Act 2010 (NSW), as changed by the Amendment Act 2024',
    provision: 'Part 5 (no termination without a ground)',
    url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-2010-042',
    inForceFrom: '2025-05-19',
  },
  nswRent: {
    title: 'Residential Tenancies Act 2010 (NSW)',
    provision: 'sections 41 to 44',
    url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-2010-042',
    inForceFrom: '2024-10-31',
  },
  vicRta: {
    title: 'Residential Tenancies Act 1997 (Vic)',
    provision: 'sections 91ZM, 91ZZO and 330',
    url: 'https://www.legislation.vic.gov.au/in-force/acts/residential-tenancies-act-1997',
    inForceFrom: '2021-03-29',
  },
  vicGrounds: {
    title: 'Residential Tenancies Act 1997 (Vic), as changed on 25 November 2025',
    provision: 'sections 91ZX to 91ZZB (repairs, demolition, own use, sale: 90 days)',
    url: 'https://www.legislation.vic.gov.au/in-force/acts/residential-tenancies-act-1997',
    inForceFrom: '2025-11-25',
  },
  vicRentUp: {
    title: 'Residential Tenancies Act 1997 (Vic), as changed on 25 November 2025',
    provision: 'sections 44 and 45 (rent increases: 90 days, once in 12 months, free check)',
    url: 'https://www.legislation.vic.gov.au/in-force/acts/residential-tenancies-act-1997',
    inForceFrom: '2025-11-25',
  },
  qldRta: {
    title: 'Residential Tenancies and Rooming Accommodation Act 2008 (Qld)',
    provision: 'sections 277, 280, 281, 293, 325, 328 and 329',
    url: 'https://www.legislation.qld.gov.au/view/html/inforce/current/act-2008-073',
    inForceFrom: '2022-10-01',
  },
  qldBreach: {
    title: 'Residential Tenancies Authority (Qld): breach of the agreement',
    provision: 'seven days to fix it',
    url: 'https://www.rta.qld.gov.au/',
    inForceFrom: '2022-10-01',
  },
  qldRent: {
    title: 'Residential Tenancies and Rooming Accommodation Act 2008 (Qld)',
    provision: 'sections 91 to 93 (once in 12 months)',
    url: 'https://www.legislation.qld.gov.au/view/html/inforce/current/act-2008-073',
    inForceFrom: '2024-06-06',
  },
  waRta: {
    title: 'Residential Tenancies Act 1987 (WA)',
    provision: 'sections 30, 62, 64 and 71',
    url: 'https://www.legislation.wa.gov.au/',
    inForceFrom: '2024-07-29',
  },
  saRta: {
    title: 'Residential Tenancies Act 1995 (SA)',
    provision: 'sections 80 to 83 and 55',
    url: 'https://www.legislation.sa.gov.au/',
    inForceFrom: '2024-07-01',
  },
  actRta: {
    title: 'Residential Tenancies Act 1997 (ACT)',
    provision: 'standard terms and no eviction without a reason',
    url: 'https://www.legislation.act.gov.au/a/1997-84',
    inForceFrom: '2023-04-01',
  },
  tenancy: {
    title: 'Residential tenancy laws of the states, as the Tenants’ Union of NSW explains them',
    provision:
      'for example Residential Tenancies Act 2010 (NSW); Residential Tenancies Act 1997 (Vic); Residential Tenancies and Rooming Accommodation Act 2008 (Qld); Residential Tenancies Act 1987 (WA)',
    url: 'https://tenants.org.au/',
    inForceFrom: '2018-01-01',
  },
} as const satisfies Record<string, Authority>
