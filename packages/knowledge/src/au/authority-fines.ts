/** Provisions on fines. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  fines: {
    title: 'Fines laws of the states',
    provision:
      'for example Fines Act 1996 (NSW); Infringements Act 2006 (Vic); State Penalties Enforcement Act 1999 (Qld); Fines, Penalties and Infringement Notices Enforcement Act 1994 (WA)',
    url: 'https://www.nsw.gov.au/money-and-taxes/fines-and-fees',
    inForceFrom: '2018-01-01',
  },
  qldFine: {
    title: 'State Penalties Enforcement Act 1999 (Qld)',
    provision: 'infringement notices, 28 days',
    url: 'https://www.legislation.qld.gov.au/',
    inForceFrom: '2000-11-27',
  },
  waFine: {
    title: 'Fines, Penalties and Infringement Notices Enforcement Act 1994 (WA)',
    provision: 'infringement notices, 28 days',
    url: 'https://www.legislation.wa.gov.au/',
    inForceFrom: '1995-01-01',
  },
  nswFine: {
    title: 'Fines Act 1996 (NSW)',
    provision: 'Part 3 (penalty notices, review and court election)',
    url: 'https://legislation.nsw.gov.au/',
    inForceFrom: '1998-01-27',
  },
} as const satisfies Record<string, Authority>
