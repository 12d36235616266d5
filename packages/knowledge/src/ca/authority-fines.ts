/** Provisions on tickets and fines. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  finesAll: {
    title: 'Contraventions Act, S.C. 1992, c. 47, and the provincial offences laws',
    provision: 'tickets and how to answer them',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/C-38.7/',
    inForceFrom: '1996-08-01',
  },
  onPoa: {
    title: 'Provincial Offences Act (Ontario), R.S.O. 1990, c. P.33',
    provision: 'sections 5 and 17 (15 days)',
    url: 'https://www.ontario.ca/laws/statute/90p33',
    inForceFrom: '1991-12-31',
  },
  bcOffence: {
    title: 'Offence Act (British Columbia), R.S.B.C. 1996, c. 338',
    provision: 'sections 14 to 16 (30 days)',
    url: 'https://www.bclaws.gov.bc.ca/',
    inForceFrom: '1997-04-21',
  },
  qcPenal: {
    title: 'Code of Penal Procedure (Code de procédure pénale), CQLR c. C-25.1 (Québec)',
    provision: 'articles 160 to 163 (30 days)',
    url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/C-25.1',
    inForceFrom: '1990-10-01',
  },
  abTraffic: {
    title: 'Provincial Offences Procedure Act (Alberta), R.S.A. 2000, c. P-34',
    provision: 'violation tickets',
    url: 'https://kings-printer.alberta.ca/',
    inForceFrom: '2002-01-01',
  },
} as const satisfies Record<string, Authority>
