/** Provisions on debts: collectors, credit, mortgages, time limits, courts and insolvency. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
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
    inForceFrom: '2009-07-14',
  },
  instalment: {
    title: 'Enforcement of Court Orders Act 1926',
    provision:
      'sections 15 to 17 (means, instalment orders), with Enforcement of Court Orders Act 1940, sections 5 and 6, and Enforcement of Court Orders (Amendment) Act 2009',
    url: 'https://www.irishstatutebook.ie/eli/1926/act/18/enacted/en/html',
    inForceFrom: '1926-05-29',
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
  mortgage: {
    title: 'Central Bank (Section 48) (Consumer Protection) Regulations 2025, S.I. No. 81 of 2025',
    provision:
      'Part 3 (Consumer Protection Code: mortgage arrears, in place of the Code of Conduct on Mortgage Arrears)',
    url: 'https://www.irishstatutebook.ie/eli/2025/si/81/made/en/html',
    inForceFrom: '2026-03-24',
  },
} as const satisfies Record<string, Authority>
