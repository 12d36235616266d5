/** The Acas Code, and what the rows on hearings, warnings and suspensions cite. */
import type { Authority } from '@plainletter/contracts/rule'

export const CODE_URL =
  'https://www.acas.org.uk/acas-code-of-practice-on-disciplinary-and-grievance-procedures'

/** The Acas Code, which tribunals take into account (Trade Union and Labour Relations (Consolidation) Act 1992, section 207). */
export function code(provision: string): Authority {
  return {
    title: 'Acas Code of Practice on disciplinary and grievance procedures',
    provision,
    url: CODE_URL,
    inForceFrom: '2015-03-11',
  }
}

export const COMPANION: Authority = {
  title: 'Employment Relations Act 1999',
  provision: 'sections 10 and 13',
  url: 'https://www.legislation.gov.uk/ukpga/1999/26/section/10',
  inForceFrom: '2000-09-04',
}
export const ACAS_HELP: Authority = {
  title: 'Acas',
  provision: 'suspension from work and disciplinary procedure: advice',
  url: 'https://www.acas.org.uk/advice',
  inForceFrom: '1996-08-22',
}
