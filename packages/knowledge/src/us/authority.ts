/** The federal provisions that several subjects rely on. State law is in the table of states. */
import { cfr, page, usc } from './cite-law.ts'

const FDCPA = { title: 15, name: 'Fair Debt Collection Practices Act (FDCPA)', from: '1978-03-20' }
const REG_F = {
  title: 12,
  name: 'Regulation F (Debt Collection Practices)',
  from: '2021-11-30',
}
const REG_Z = { title: 12, name: 'Regulation Z (Truth in Lending Act, TILA)', from: '2011-12-30' }
const IRC = { title: 26, name: 'Internal Revenue Code', from: '1999-01-19' }

export const DEBT_LAW = {
  validation: cfr({ ...REG_F, section: '1006.34' }),
  validationAct: {
    ...usc({ ...FDCPA, section: '1692g' }),
    provision: '15 U.S.C. 1692g; Regulation F, 12 CFR 1006.34 and 1006.38',
  },
  whoCollects: usc({ ...FDCPA, section: '1692a(6)' }),
  collection: {
    ...usc({ ...FDCPA, section: '1692g' }),
    title: 'Fair Debt Collection Practices Act (FDCPA) and Regulation F',
    provision: '15 U.S.C. 1692c, 1692e, 1692f and 1692g; 12 CFR 1006.34 and 1006.38',
  },
  disputes: cfr({ ...REG_F, section: '1006.38' }),
  calls: cfr({ ...REG_F, section: '1006.14' }),
  media: cfr({ ...REG_F, section: '1006.6' }),
  stop: usc({ ...FDCPA, section: '1692c(c)' }),
  privacy: {
    ...usc({ ...FDCPA, section: '1692c' }),
    provision: '15 U.S.C. 1692b, 1692c(a) and 1692c(b)',
  },
  thirdParties: usc({ ...FDCPA, section: '1692b' }),
  falseWords: usc({ ...FDCPA, section: '1692e' }),
  abuse: usc({ ...FDCPA, section: '1692d' }),
  unfair: usc({ ...FDCPA, section: '1692f' }),
  venue: usc({ ...FDCPA, section: '1692i' }),
  damages: usc({ ...FDCPA, section: '1692k' }),
  oldDebt: cfr({ ...REG_F, section: '1006.26' }),
  creditFirst: cfr({ ...REG_F, section: '1006.30' }),
  wages: usc({
    title: 15,
    section: '1673',
    name: 'Consumer Credit Protection Act (CCPA), Title III',
    from: '1970-07-01',
  }),
  noFiring: usc({
    title: 15,
    section: '1674',
    name: 'Consumer Credit Protection Act (CCPA), Title III',
    from: '1970-07-01',
  }),
  benefitsInBank: cfr({
    title: 31,
    section: '212.6',
    name: 'Garnishment of Accounts Containing Federal Benefit Payments',
    from: '2011-05-01',
  }),
  socialSecurity: usc({
    title: 42,
    section: '407',
    name: 'Social Security Act, section 207',
    from: '1935-08-14',
  }),
  service: usc({
    title: 50,
    section: '3931',
    name: 'Servicemembers Civil Relief Act (SCRA)',
    from: '2003-12-19',
  }),
  stay: usc({ title: 11, section: '362', name: 'Bankruptcy Code', from: '1979-10-01' }),
  discharge: usc({ title: 11, section: '523', name: 'Bankruptcy Code', from: '1979-10-01' }),
  counselling: usc({ title: 11, section: '109', name: 'Bankruptcy Code', from: '2005-10-17' }),
  cancelled: page(
    'IRS: Topic 431, Canceled debt',
    'Form 1099-C and Form 982',
    'https://www.irs.gov/taxtopics/tc431',
  ),
  guidance: page(
    'CFPB: Debt collection',
    'Answers for consumers',
    'https://www.consumerfinance.gov/consumer-tools/debt-collection/',
  ),
  complaint: page(
    'CFPB: Submit a complaint',
    'Companies in most cases answer within 15 days',
    'https://www.consumerfinance.gov/complaint/',
  ),
} as const

export const CREDIT_LAW = {
  dispute: usc({
    title: 15,
    section: '1681i',
    name: 'Fair Credit Reporting Act (FCRA)',
    from: '1997-09-30',
  }),
  sevenYears: usc({
    title: 15,
    section: '1681c',
    name: 'Fair Credit Reporting Act (FCRA)',
    from: '1998-11-02',
  }),
  medicalRule: {
    ...page(
      'Cornerstone Credit Union League v. CFPB (E.D. Tex., No. 4:25-cv-16)',
      'Rule of January 2025 set aside on 11 July 2025',
      'https://www.consumerfinance.gov/rules-policy/',
    ),
    inForceFrom: '2025-07-11',
  },
  billing: cfr({ ...REG_Z, section: '1026.13' }),
  billingAct: usc({
    title: 15,
    section: '1666',
    name: 'Fair Credit Billing Act (FCBA)',
    from: '1975-10-28',
  }),
  unauthorised: cfr({ ...REG_Z, section: '1026.12' }),
  bankErrors: cfr({
    title: 12,
    section: '1005.11',
    name: 'Regulation E (Electronic Fund Transfer Act, EFTA)',
    from: '2011-12-30',
  }),
  bankLiability: cfr({
    title: 12,
    section: '1005.6',
    name: 'Regulation E (Electronic Fund Transfer Act, EFTA)',
    from: '2011-12-30',
  }),
  rescind: cfr({ ...REG_Z, section: '1026.23' }),
  robocalls: usc({
    title: 47,
    section: '227(b)(3) and (c)(5); 47 CFR 64.1200',
    name: 'Telephone Consumer Protection Act (TCPA) and the Do Not Call rules',
    from: '1992-12-20',
  }),
} as const

export const TAX_LAW = {
  deficiency: usc({ ...IRC, section: '6213', from: '1954-08-16' }),
  bill: usc({ ...IRC, section: '6303, 6601 and 6651', from: '1954-08-16' }),
  demand: usc({ ...IRC, section: '6303(a)', from: '1954-08-16' }),
  interest: usc({ ...IRC, section: '6601(e)(3)', from: '1997-01-01' }),
  interestRuns: usc({ ...IRC, section: '6601(a)', from: '1954-08-16' }),
  latePenalty: usc({ ...IRC, section: '6651(a) and (h)', from: '2000-01-01' }),
  levyNotice: usc({ ...IRC, section: '6330 and 6331' }),
  levyWarning: usc({ ...IRC, section: '6331' }),
  exempt: usc({ ...IRC, section: '6334' }),
  plan: usc({ ...IRC, section: '6159' }),
  compromise: usc({ ...IRC, section: '7122' }),
  tenYears: usc({ ...IRC, section: '6502' }),
  advocate: usc({ ...IRC, section: '7803(c)' }),
  rights: usc({
    ...IRC,
    name: 'Taxpayer Bill of Rights (Internal Revenue Code, IRC)',
    section: '7803(a)(3)',
    from: '2015-12-18',
  }),
  cp14: page(
    'IRS: Understanding your CP14 notice',
    'You owe money on unpaid taxes',
    'https://www.irs.gov/individuals/understanding-your-cp14-notice',
  ),
  cp2000: page(
    'IRS: Understanding your CP2000 series notice',
    'Proposed changes to your tax return',
    'https://www.irs.gov/individuals/understanding-your-cp2000-series-notice',
  ),
  cp504: page(
    'IRS: Understanding your CP504 notice',
    'Notice of intent to levy a state tax refund',
    'https://www.irs.gov/individuals/understanding-your-cp504-notice',
  ),
  payments: page('IRS: Payments', 'Payment plans', 'https://www.irs.gov/payments'),
  states: page(
    'USAGov: State and local taxes',
    'Find your state tax office',
    'https://www.usa.gov/state-taxes',
  ),
  scams: page(
    'IRS: Tax scams and consumer alerts',
    'How to know it is the IRS',
    'https://www.irs.gov/help/tax-scams',
  ),
} as const

export const HOME_LAW = {
  cares: usc({
    title: 15,
    section: '9058(c)',
    name: 'CARES Act, section 4024(c) (30 days in covered housing)',
    from: '2020-03-27',
  }),
  fairHousing: usc({ title: 42, section: '3604', name: 'Fair Housing Act', from: '1968-04-11' }),
  service: usc({
    title: 50,
    section: '3951',
    name: 'Servicemembers Civil Relief Act (SCRA)',
    from: '2003-12-19',
  }),
  leaveLease: usc({
    title: 50,
    section: '3955',
    name: 'Servicemembers Civil Relief Act (SCRA)',
    from: '2003-12-19',
  }),
  violence: usc({
    title: 34,
    section: '12491',
    name: 'Violence Against Women Act (VAWA)',
    from: '2013-03-07',
  }),
  rentHelp: page(
    'CFPB: Help for homeowners and renters',
    'Renters at risk of eviction',
    'https://www.consumerfinance.gov/housing/',
  ),
  hud: page(
    'HUD: Rental assistance and tenant rights',
    'Rights and rules differ by state',
    'https://www.hud.gov/topics/rental_assistance/tenantrights',
  ),
  stateDeposit: page(
    'State security deposit statute',
    'for example California Civil Code 1950.5; Texas Property Code 92.103; Florida Statutes 83.49; New York General Obligations Law 7-108',
    'https://www.usa.gov/tenant-rights',
  ),
  stateEntry: page(
    'State law on visits of a landlord',
    'for example California Civil Code 1954; Florida Statutes 83.53; Ohio Revised Code 5321.04; A.R.S. 33-1343 (Arizona)',
    'https://www.usa.gov/tenant-rights',
  ),
  stateLockout: page(
    'State law on lock-outs',
    'for example California Civil Code 789.3; Florida Statutes 83.67; New York RPAPL 768; Ohio Revised Code 5321.15',
    'https://www.usa.gov/tenant-rights',
  ),
  stateRentRise: page(
    'State law on notice of higher rent',
    'for example California Civil Code 827 and 1947.12; New York Real Property Law 226-c; ORS 90.323 (Oregon); RCW 59.18.140 (Washington)',
    'https://www.usa.gov/tenant-rights',
  ),
  stateRepairs: page(
    'State law on homes fit to live in',
    'for example California Civil Code 1941 to 1942.5; Texas Property Code 92.056; New York Real Property Law 235-b; Ohio Revised Code 5321.07',
    'https://www.usa.gov/tenant-rights',
  ),
  stateTenant: page(
    'USAGov: Tenant rights',
    'The unlawful detainer (eviction) statute of your state',
    'https://www.usa.gov/tenant-rights',
  ),
} as const

export const GUIDANCE = {
  legalHelp: page(
    'Legal Services Corporation: I need legal help',
    'Free civil legal aid for people on low incomes',
    'https://www.lsc.gov/about-lsc/what-legal-aid/get-legal-help',
  ),
  usaLegal: page(
    'USAGov: Find a lawyer for affordable legal aid',
    'Free or low-cost legal help',
    'https://www.usa.gov/legal-aid',
  ),
  answer: page(
    'Rules of civil procedure of your state',
    'Time to answer and default judgment, as the summons says (in a federal court Rules 12 and 55)',
    'https://www.consumerfinance.gov/consumer-tools/debt-collection/',
  ),
  sued: page(
    'CFPB: What should I do if a creditor or debt collector sues me?',
    'Answer by the date in the court papers; then the collector must prove the debt',
    'https://www.consumerfinance.gov/ask-cfpb/what-should-i-do-if-a-creditor-or-debt-collector-sues-me-en-334/',
  ),
} as const
