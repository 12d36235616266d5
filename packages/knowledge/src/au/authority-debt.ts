/** Provisions on debts: collectors, credit, time limits and bankruptcy. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  guideline: {
    title: 'ACCC and ASIC: debt collection guideline for collectors and creditors',
    provision: 'Part 2, practical guidance',
    url: 'https://www.accc.gov.au/publications/debt-collection-guideline-for-collectors-creditors',
    inForceFrom: '2021-04-13',
  },
  hours: {
    title: 'ACCC and ASIC: debt collection guideline for collectors and creditors',
    provision: 'Part 2, section 4 (hours of contact)',
    url: 'https://www.accc.gov.au/publications/debt-collection-guideline-for-collectors-creditors/debt-collection-guideline-for-collectors-and-creditors/part-2-practical-guidance/4-hours-of-contact',
    inForceFrom: '2021-04-13',
  },
  harass: {
    title: 'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law)',
    provision: 'section 50 (no harassment or coercion)',
    url: 'https://www.legislation.gov.au/C2004A00109/latest',
    inForceFrom: '2011-01-01',
  },
  hardship: {
    title: 'National Consumer Credit Protection Act 2009, Schedule 1 (National Credit Code)',
    provision: 'sections 72 and 89A',
    url: 'https://www.legislation.gov.au/C2009A00134/latest',
    inForceFrom: '2013-03-01',
  },
  defaultNotice: {
    title: 'National Consumer Credit Protection Act 2009, Schedule 1 (National Credit Code)',
    provision: 'section 88 (30 days)',
    url: 'https://www.legislation.gov.au/C2009A00134/latest',
    inForceFrom: '2010-07-01',
  },
  bnpl: {
    title: 'National Consumer Credit Protection Act 2009',
    provision: 'low cost credit contracts (buy now pay later)',
    url: 'https://www.legislation.gov.au/C2009A00134/latest',
    inForceFrom: '2025-06-10',
  },
  afca: {
    title:
      'Australian Financial Complaints Authority, under Part 7.10A of the Corporations Act 2001',
    provision: 'free complaints about banks, lenders, collectors and insurers',
    url: 'https://www.afca.org.au/',
    inForceFrom: '2018-11-01',
  },
  ndh: {
    title: 'National Debt Helpline',
    provision: 'free financial counselling, 1800 007 007',
    url: 'https://ndh.org.au/',
    inForceFrom: '2018-01-01',
  },
  moneysmart: {
    title: 'ASIC Moneysmart',
    provision: 'dealing with debt collectors, and credit reports',
    url: 'https://moneysmart.gov.au/',
    inForceFrom: '2018-01-01',
  },
  creditReport: {
    title: 'Privacy Act 1988',
    provision: 'Part IIIA (credit reporting)',
    url: 'https://www.legislation.gov.au/C2004A03712/latest',
    inForceFrom: '2014-03-12',
  },
  limit: {
    title:
      'Limitation Act 1969 (NSW); Limitation of Actions Act 1958 (Vic); Limitation of Actions Act 1974 (Qld); Limitation Act 2005 (WA); Limitation of Actions Act 1936 (SA); Limitation Act 1974 (Tas); Limitation Act 1985 (ACT); Limitation Act 1981 (NT)',
    provision:
      'six years: NSW s.14, Vic s.5, Qld s.10, WA s.13, SA s.35, Tas s.4, ACT s.11; three years: NT s.12',
    url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1969-031',
    inForceFrom: '1971-01-01',
  },
  limitNsw: {
    title: 'Limitation Act 1969 (NSW)',
    provision: 'sections 14, 54 and 63',
    url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1969-031',
    inForceFrom: '1971-01-01',
  },
  limitNt: {
    title: 'Limitation Act 1981 (NT)',
    provision: 'section 12 (three years)',
    url: 'https://legislation.nt.gov.au/',
    inForceFrom: '1981-10-01',
  },
  centrelinkSafe: {
    title: 'Social Security (Administration) Act 1999',
    provision: 'section 60 (payments are protected)',
    url: 'https://www.legislation.gov.au/C2004A00580/latest',
    inForceFrom: '2000-03-20',
  },
  bankruptcyNotice: {
    title: 'Bankruptcy Act 1966 and Bankruptcy Regulations 2021',
    provision: 'sections 40 and 41 (21 days, $10,000)',
    url: 'https://www.legislation.gov.au/C1966A00033/latest',
    inForceFrom: '2021-01-01',
  },
  bankruptcy: {
    title: 'Bankruptcy Act 1966',
    provision: 'sections 54A, 58, 60 and 185 (temporary protection, bankruptcy, debt agreements)',
    url: 'https://www.legislation.gov.au/C1966A00033/latest',
    inForceFrom: '2021-01-01',
  },
  afsa: {
    title: 'Australian Financial Security Authority',
    provision: 'options for unmanageable debt',
    url: 'https://www.afsa.gov.au/',
    inForceFrom: '2018-01-01',
  },
} as const satisfies Record<string, Authority>
