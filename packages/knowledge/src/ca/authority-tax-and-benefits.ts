/** Provisions on tax, pensions and employment insurance. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  oas: {
    title: 'Old Age Security Act, R.S.C. 1985, c. O-9',
    provision: 'section 36',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/O-9/section-36.html',
    inForceFrom: '1985-01-01',
  },
  cpp: {
    title: 'Canada Pension Plan, R.S.C. 1985, c. C-8',
    provision: 'section 65',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/C-8/section-65.html',
    inForceFrom: '1985-01-01',
  },
  ei: {
    title: 'Employment Insurance Act (Loi sur l’assurance-emploi), S.C. 1996, c. 23',
    provision: 'sections 30 and 112 (30 days to ask for reconsideration)',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/E-5.6/section-112.html',
    inForceFrom: '2013-04-01',
  },
  eiApply: {
    title: 'Government of Canada: EI regular benefits',
    provision: 'when to apply',
    url: 'https://www.canada.ca/en/services/benefits/ei/ei-regular-benefit.html',
    inForceFrom: '2018-01-01',
  },
  sst: {
    title: 'Department of Employment and Social Development Act, S.C. 2005, c. 34',
    provision: 'section 52 (appeal to the Social Security Tribunal within 30 days)',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/H-5.7/',
    inForceFrom: '2013-04-01',
  },
  objection: {
    title: 'Income Tax Act, R.S.C. 1985, c. 1 (5th Supp.)',
    provision: 'section 165 (notice of objection)',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/I-3.3/section-165.html',
    inForceFrom: '1992-01-01',
  },
  taxPeriod: {
    title: 'Income Tax Act, R.S.C. 1985, c. 1 (5th Supp.)',
    provision: 'section 152(3.1) and (4) (three years to reassess)',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/I-3.3/section-152.html',
    inForceFrom: '1992-01-01',
  },
  taxCollect: {
    title: 'Income Tax Act, R.S.C. 1985, c. 1 (5th Supp.)',
    provision: 'section 225.1 (no collection while you can object)',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/I-3.3/section-225.1.html',
    inForceFrom: '1992-01-01',
  },
  taxRelief: {
    title: 'Income Tax Act, R.S.C. 1985, c. 1 (5th Supp.)',
    provision: 'section 220(3.1) (waive penalty or interest)',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/I-3.3/section-220.html',
    inForceFrom: '2005-01-01',
  },
  taxGarnish: {
    title: 'Income Tax Act, R.S.C. 1985, c. 1 (5th Supp.)',
    provision: 'section 224 (requirement to pay)',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/I-3.3/section-224.html',
    inForceFrom: '1992-01-01',
  },
  cra: {
    title: 'Canada Revenue Agency',
    provision: 'collections, payment arrangements, and how to spot a scam',
    url: 'https://www.canada.ca/en/revenue-agency.html',
    inForceFrom: '2018-01-01',
  },
} as const satisfies Record<string, Authority>
