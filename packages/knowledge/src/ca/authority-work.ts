/** Provisions on work: dismissal, pay, harassment and discrimination. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  workAll: {
    title: 'Canada Labour Code, Part III, and the employment standards laws of the provinces',
    provision: 'notice, pay and vacation pay',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/L-2/',
    inForceFrom: '2024-02-01',
  },
  qcHarassment: {
    title:
      'Act respecting labour standards (Loi sur les normes du travail), CQLR c. N-1.1 (Québec)',
    provision: 'sections 81.18 to 81.20 and 123.7 (psychological harassment, two years)',
    url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/N-1.1',
    inForceFrom: '2018-06-12',
  },
  roe: {
    title: 'Employment Insurance Regulations, SOR/96-332',
    provision: 'section 19 (record of employment)',
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-96-332/',
    inForceFrom: '2010-01-01',
  },
  clcUnjust: {
    title: 'Canada Labour Code, R.S.C. 1985, c. L-2',
    provision: 'sections 230, 235, 240 and 251.01',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/L-2/',
    inForceFrom: '2024-02-01',
  },
  onEsa: {
    title: 'Employment Standards Act, 2000 (Ontario), S.O. 2000, c. 41',
    provision: 'sections 54 to 66, 96 and 97',
    url: 'https://www.ontario.ca/laws/statute/00e41',
    inForceFrom: '2001-09-04',
  },
  bcEsa: {
    title: 'Employment Standards Act (British Columbia), R.S.B.C. 1996, c. 113',
    provision: 'sections 18, 63 and 74',
    url: 'https://www.bclaws.gov.bc.ca/',
    inForceFrom: '1996-11-01',
  },
  abEsc: {
    title: 'Employment Standards Code (Alberta), R.S.A. 2000, c. E-9',
    provision: 'sections 56, 57 and 82',
    url: 'https://kings-printer.alberta.ca/',
    inForceFrom: '2002-01-01',
  },
  qcAls: {
    title:
      'Act respecting labour standards (Loi sur les normes du travail), CQLR c. N-1.1 (Québec)',
    provision: 'sections 82, 82.1, 115 and 124',
    url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/N-1.1',
    inForceFrom: '2003-06-01',
  },
  qcCnesst: {
    title: 'CNESST: section 124, complaint of dismissal',
    provision: '45 days, two years of service',
    url: 'https://www.cnesst.gouv.qc.ca/en/node/1147646/interpretation-guide/act-respecting-labour-standards/chapter-v-recourses-section-98-135/division-iii-recourse-against-dismissals-not-made/section-124',
    inForceFrom: '2003-06-01',
  },
  timeToSue: {
    title: 'Limitation laws of the provinces',
    provision:
      'Limitations Act, 2002 (Ontario), sections 4 and 5; Limitation Act (British Columbia), section 6; Limitations Act (Alberta), section 3',
    url: 'https://www.ontario.ca/laws/statute/02l24',
    inForceFrom: '2013-06-01',
  },
  humanRights: {
    title: 'Canadian Human Rights Act, R.S.C. 1985, c. H-6',
    provision: 'sections 7 and 41 (one year)',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/H-6/',
    inForceFrom: '1985-01-01',
  },
} as const satisfies Record<string, Authority>
