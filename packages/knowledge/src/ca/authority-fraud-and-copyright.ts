/** Provisions on fraud, personal data and copyright. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  fraud: {
    title: 'Criminal Code (Canada), R.S.C. 1985, c. C-46',
    provision: 'sections 380 (fraud), 402.2 (identity information, identity theft) and 403',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/C-46/',
    inForceFrom: '2010-01-08',
  },
  privacy: {
    title: 'Personal Information Protection and Electronic Documents Act, S.C. 2000, c. 5',
    provision: 'Schedule 1, clauses 4.6 and 4.9',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/P-8.6/',
    inForceFrom: '2004-01-01',
  },
  cafc: {
    title: 'Canadian Anti-Fraud Centre',
    provision: 'report fraud and protect yourself',
    url: 'https://antifraudcentre-centreantifraude.ca/',
    inForceFrom: '2018-01-01',
  },
  notice: {
    title: 'Copyright Act, R.S.C. 1985, c. C-42',
    provision: 'sections 41.25 to 41.27 (notices must not ask for money)',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/C-42/section-41.25.html',
    inForceFrom: '2018-12-13',
  },
  copyDamages: {
    title: 'Copyright Act, R.S.C. 1985, c. C-42',
    provision: 'section 38.1 ($100 to $5,000 for private use)',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/C-42/section-38.1.html',
    inForceFrom: '2012-11-07',
  },
} as const satisfies Record<string, Authority>
