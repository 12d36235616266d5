/** The provisions and official pages that several rows cite. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  tenantNotice: {
    title: 'Residential Tenancies Act 2004',
    provision: 'section 66 and its Table 2 (notice by the tenant)',
    url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
    inForceFrom: '2022-07-06',
  },
  harass: {
    title: 'Non-Fatal Offences against the Person Act 1997',
    provision: 'section 11 (demands for payment that alarm or mislead)',
    url: 'https://revisedacts.lawreform.ie/eli/1997/act/26/revised/en/html',
    inForceFrom: '1997-08-19',
  },
  cpc: {
    title:
      'Central Bank (Supervision and Enforcement) Act 2013 (Section 48) (Consumer Protection) Regulations 2025, S.I. No. 81 of 2025',
    provision: 'Part 3 (Consumer Protection Code: arrears)',
    url: 'https://www.irishstatutebook.ie/eli/2025/si/81/made/en/html',
    inForceFrom: '2026-03-24',
  },
  practices: {
    title: 'Consumer Protection Act 2007',
    provision: 'sections 52 to 54 (aggressive practices)',
    url: 'https://revisedacts.lawreform.ie/eli/2007/act/19/revised/en/html',
    inForceFrom: '2007-05-01',
  },
  misleading: {
    title: 'Consumer Protection Act 2007',
    provision: 'sections 42 to 46 (misleading practices)',
    url: 'https://revisedacts.lawreform.ie/eli/2007/act/19/revised/en/html',
    inForceFrom: '2007-05-01',
  },
  cbRegister: {
    title: 'Central Bank of Ireland',
    provision: 'registers of authorised firms',
    url: 'https://registers.centralbank.ie/',
    inForceFrom: '2018-01-01',
  },
  collect: {
    title: 'Citizens Information: debt collection',
    provision: 'contact, private collectors and court',
    url: 'https://www.citizensinformation.ie/en/money-and-tax/personal-finance/debt/debt-collection/',
    inForceFrom: '2018-01-01',
  },
  mabs: {
    title: 'Money Advice and Budgeting Service (MABS)',
    provision: 'free money advice, 0818 07 2000',
    url: 'https://www.mabs.ie/',
    inForceFrom: '2018-01-01',
  },
  fspo: {
    title: 'Financial Services and Pensions Ombudsman Act 2017',
    provision: 'sections 44 and 51 (free complaints to the Ombudsman, time limits)',
    url: 'https://www.irishstatutebook.ie/eli/2017/act/22/enacted/en/html',
    inForceFrom: '2018-01-01',
  },
  creditReport: {
    title: 'Credit Reporting Act 2013',
    provision:
      'sections 9, 10 and 13 (correction, and a statement of your own), with GDPR article 16',
    url: 'https://revisedacts.lawreform.ie/eli/2013/act/45/front/revised/en/html',
    inForceFrom: '2017-06-30',
  },
  limit: {
    title: 'Statute of Limitations 1957',
    provision: 'sections 11, 56 and 65 (six years)',
    url: 'https://www.irishstatutebook.ie/eli/1957/act/6/enacted/en/html',
    inForceFrom: '1959-01-01',
  },
  limitLong: {
    title: 'Statute of Limitations 1957',
    provision: 'sections 11(6) and 36 (twelve years)',
    url: 'https://www.irishstatutebook.ie/eli/1957/act/6/enacted/en/html',
    inForceFrom: '1959-01-01',
  },
  prison: {
    title: 'Enforcement of Court Orders (Amendment) Act 2009',
    provision: 'section 2',
    url: 'https://www.irishstatutebook.ie/eli/2009/act/21/enacted/en/html',
    inForceFrom: '2009-07-15',
  },
  instalment: {
    title: 'Enforcement of Court Orders Act 1926',
    provision:
      'sections 15 to 17 (means, instalment orders), with Enforcement of Court Orders Act 1940, sections 5 and 6, and Enforcement of Court Orders (Amendment) Act 2009',
    url: 'https://www.irishstatutebook.ie/eli/1926/act/18/enacted/en/html',
    inForceFrom: '1926-07-10',
  },
  claimNotice: {
    title: 'District Court (Civil Procedure) Rules 2014, S.I. No. 17 of 2014',
    provision: 'Orders 40 and 42 (claim notice: appearance and defence within 28 days)',
    url: 'https://www.courts.ie/what-do-i-do-if-i-am-served-claim-notice',
    inForceFrom: '2014-02-03',
  },
  civilBill: {
    title: 'Circuit Court Rules',
    provision: 'Order 15 (appearance and defence)',
    url: 'https://www.courts.ie/rules/circuit-court-rules',
    inForceFrom: '2001-12-03',
  },
  summons: {
    title: 'Rules of the Superior Courts',
    provision: 'Order 12 (appearance)',
    url: 'https://www.courts.ie/rules/rules-superior-courts',
    inForceFrom: '1986-10-01',
  },
  courts: {
    title: 'District Court (Civil Procedure) Rules 2014, as Citizens Information explains them',
    provision: 'claim notice, appearance and judgment',
    url: 'https://www.citizensinformation.ie/en/justice/civil-law/civil-summons-in-ireland/',
    inForceFrom: '2014-02-03',
  },
  insolvency: {
    title: 'Personal Insolvency Act 2012',
    provision: 'Part 3 (debt relief notice, settlement and personal insolvency arrangements)',
    url: 'https://www.irishstatutebook.ie/eli/2012/act/44/enacted/en/html',
    inForceFrom: '2013-03-01',
  },
  bankruptcy: {
    title: 'Bankruptcy Act 1988',
    provision: 'sections 8, 11 and 85',
    url: 'https://revisedacts.lawreform.ie/eli/1988/act/27/revised/en/html',
    inForceFrom: '2016-01-29',
  },
  isi: {
    title: 'Insolvency Service of Ireland: Back on Track',
    provision: 'solutions for debt',
    url: 'https://www.backontrack.ie/',
    inForceFrom: '2016-01-01',
  },
  tenancies: {
    title: 'Residential Tenancies Act 2004',
    provision:
      'sections 34, 58, 62, 66 and 67, as changed by Residential Tenancies (Amendment) Act 2022 and Residential Tenancies (Miscellaneous Provisions) Act 2026',
    url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
    inForceFrom: '2022-07-06',
  },
  arrears: {
    title: 'Residential Tenancies Act 2004, as the Residential Tenancies Board explains it',
    provision:
      'section 67 (rent owed: warning notice, 28 days), as changed by Residential Tenancies and Valuation Act 2020',
    url: 'https://rtb.ie/renting/ending-a-tenancy/notice-of-termination-guides',
    inForceFrom: '2026-03-01',
  },
  rtbDispute: {
    title: 'Residential Tenancies Act 2004, as the Residential Tenancies Board explains it',
    provision: 'Part 6 (disputes: 90 days, or 28 days for a breach)',
    url: 'https://www.rtb.ie/ending-a-tenancy/how-a-landlord-can-end-a-tenancy',
    inForceFrom: '2022-07-06',
  },
  sixYears: {
    title: 'Residential Tenancies Board: changes from 1 March 2026',
    provision:
      'tenancies of minimum duration of six years, under Residential Tenancies (Miscellaneous Provisions) Act 2026',
    url: 'https://rtb.ie/renting/ending-a-tenancy/notice-of-termination-guides',
    inForceFrom: '2026-03-01',
  },
  rentCap: {
    title: 'Residential Tenancies Act 2004 as amended from 1 March 2026',
    provision:
      'section 19 (lower of 2% or inflation, once in 12 months), as changed by Residential Tenancies (Miscellaneous Provisions) Act 2026',
    url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
    inForceFrom: '2026-03-01',
  },
  standards: {
    title: 'Housing (Standards for Rented Houses) Regulations 2019, S.I. No. 137 of 2019',
    provision: 'minimum standards',
    url: 'https://www.irishstatutebook.ie/eli/2019/si/137/made/en/html',
    inForceFrom: '2019-05-01',
  },
  deposit: {
    title: 'Residential Tenancies Act 2004',
    provision: 'sections 12 and 19B (deposit of one month at most)',
    url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
    inForceFrom: '2021-08-09',
  },
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
  consumer: {
    title: 'Consumer Rights Act 2022',
    provision: 'Part 2 (goods), sections 14 to 33',
    url: 'https://www.irishstatutebook.ie/eli/2022/act/37/enacted/en/html',
    inForceFrom: '2022-11-29',
  },
  services: {
    title: 'Consumer Rights Act 2022',
    provision: 'Part 4 (services)',
    url: 'https://www.irishstatutebook.ie/eli/2022/act/37/enacted/en/html',
    inForceFrom: '2022-11-29',
  },
  cancel: {
    title: 'Consumer Rights Act 2022',
    provision: 'Part 5 (14 days to cancel)',
    url: 'https://www.irishstatutebook.ie/eli/2022/act/37/enacted/en/html',
    inForceFrom: '2022-11-29',
  },
  unfairTerms: {
    title: 'Consumer Rights Act 2022',
    provision: 'Part 6 (unfair terms)',
    url: 'https://www.irishstatutebook.ie/eli/2022/act/37/enacted/en/html',
    inForceFrom: '2022-11-29',
  },
  ccpc: {
    title: 'Competition and Consumer Protection Commission',
    provision: 'consumer help',
    url: 'https://www.ccpc.ie/consumers/',
    inForceFrom: '2018-01-01',
  },
  small: {
    title: 'Courts Service: small claims procedure',
    provision: 'claims up to €2,000, under the District Court (Small Claims Procedure) Rules',
    url: 'https://www.courts.ie/small-claims',
    inForceFrom: '2016-01-01',
  },
  tax: {
    title: 'Taxes Consolidation Act 1997',
    provision: 'section 949I and Part 40A (appeal within 30 days)',
    url: 'https://revisedacts.lawreform.ie/eli/1997/act/39/revised/en/html',
    inForceFrom: '2016-03-21',
  },
  taxForce: {
    title: 'Taxes Consolidation Act 1997',
    provision: 'sections 960L and 1002 (sheriff and attachment)',
    url: 'https://revisedacts.lawreform.ie/eli/1997/act/39/revised/en/html',
    inForceFrom: '2009-06-03',
  },
  revenue: {
    title: 'Revenue Commissioners',
    provision: 'payment difficulties and phased payments',
    url: 'https://www.revenue.ie/',
    inForceFrom: '2018-01-01',
  },
  welfare: {
    title: 'Social Welfare Consolidation Act 2005',
    provision: 'sections 311, 325 and 341',
    url: 'https://revisedacts.lawreform.ie/eli/2005/act/26/revised/en/html',
    inForceFrom: '2005-12-01',
  },
  appeals: {
    title: 'Social Welfare Appeals Regulations 2024, S.I. No. 744 of 2024',
    provision:
      'appeal to the Social Welfare Appeals Office within 60 days of the decision, late appeals up to 180 days',
    url: 'https://www.irishstatutebook.ie/eli/2024/si/744/made/en/html',
    inForceFrom: '2025-04-28',
  },
  fixedCharge: {
    title: 'Road Traffic Act 2010, as An Garda Síochána explains it',
    provision: 'Part 3 (fixed charge: 28 days, then 28 more at half as much again)',
    url: 'https://www.garda.ie/en/roads-policing/fixed-charge-notices/',
    inForceFrom: '2017-06-01',
  },
  clamping: {
    title: 'Vehicle Clamping Act 2015',
    provision: 'sections 20 to 22',
    url: 'https://revisedacts.lawreform.ie/eli/2015/act/13/revised/en/html',
    inForceFrom: '2017-10-01',
  },
  clampAppeal: {
    title:
      'Vehicle Clamping Act 2015, with the Vehicle Clamping and Signage Regulations 2017, S.I. No. 421 of 2017',
    provision: 'section 20 (first appeal, within 60 days)',
    url: 'https://www.irishstatutebook.ie/eli/2017/si/421/made/en/html',
    inForceFrom: '2017-10-01',
  },
  clampSecond: {
    title: 'Vehicle Clamping Act 2015 (Appeals Procedure) Regulations 2025, S.I. No. 203 of 2025',
    provision: 'regulation 4 (30 days)',
    url: 'https://www.irishstatutebook.ie/eli/2025/si/203/made/en/html',
    inForceFrom: '2025-10-01',
  },
  tv: {
    title: 'Broadcasting Act 2009',
    provision: 'sections 142 to 149',
    url: 'https://revisedacts.lawreform.ie/eli/2009/act/18/revised/en/html',
    inForceFrom: '2009-07-12',
  },
  energy: {
    title: "Commission for Regulation of Utilities (CRU): Electricity and Gas Suppliers' Handbook",
    provision:
      'payment plans, vulnerable customers, code of practice on disconnection, under licences of the Electricity Regulation Act 1999 and the Gas (Interim) (Regulation) Act 2002',
    url: 'https://www.cru.ie/',
    inForceFrom: '2022-10-01',
  },
  comreg: {
    title: 'Commission for Communications Regulation',
    provision: 'phone and internet complaints',
    url: 'https://www.comreg.ie/',
    inForceFrom: '2018-01-01',
  },
  water: {
    title: 'Water Services Act 2017',
    provision: 'household water charges ended; excess use only',
    url: 'https://www.irishstatutebook.ie/eli/2017/act/29/enacted/en/html',
    inForceFrom: '2017-11-17',
  },
  scam: {
    title: 'An Garda Síochána',
    provision: 'fraud and scams',
    url: 'https://www.garda.ie/en/',
    inForceFrom: '2018-01-01',
  },
  payments: {
    title: 'European Union (Payment Services) Regulations 2018, S.I. No. 6 of 2018',
    provision: 'regulations 95 to 98 (refund of payments you did not approve)',
    url: 'https://www.irishstatutebook.ie/eli/2018/si/6/made/en/html',
    inForceFrom: '2018-01-13',
  },
  insurance: {
    title: 'Consumer Insurance Contracts Act 2019',
    provision: 'claims and reasons',
    url: 'https://www.irishstatutebook.ie/eli/2019/act/53/enacted/en/html',
    inForceFrom: '2020-09-01',
  },
  gdpr: {
    title: 'General Data Protection Regulation (EU) 2016/679',
    provision: 'articles 12 and 15 (copy of your data, free, within one month)',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    inForceFrom: '2018-05-25',
  },
  mortgage: {
    title: 'Central Bank (Section 48) (Consumer Protection) Regulations 2025, S.I. No. 81 of 2025',
    provision:
      'Part 3 (Consumer Protection Code: mortgage arrears, in place of the Code of Conduct on Mortgage Arrears)',
    url: 'https://www.irishstatutebook.ie/eli/2025/si/81/made/en/html',
    inForceFrom: '2026-03-24',
  },
} as const satisfies Record<string, Authority>
