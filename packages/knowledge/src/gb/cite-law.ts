/** The statutes and codes that many United Kingdom rows cite: one place for their titles, addresses and commencement days. */
import type { Nation } from '@plainletter/contracts/country'

const LEGISLATION = 'https://www.legislation.gov.uk'

const SOURCES = {
  tcea: {
    title: 'Tribunals, Courts and Enforcement Act 2007',
    path: 'ukpga/2007/15',
    from: '2014-04-06',
  },
  goods: {
    title: 'Taking Control of Goods Regulations 2013',
    path: 'uksi/2013/1894',
    from: '2014-04-06',
  },
  fees: {
    title: 'Taking Control of Goods (Fees) Regulations 2014',
    path: 'uksi/2014/1',
    from: '2014-04-06',
  },
  certification: {
    title: 'Certification of Enforcement Agents Regulations 2014',
    path: 'uksi/2014/421',
    from: '2014-04-06',
  },
  breathing: {
    title: 'Debt Respite Scheme (Breathing Space) Regulations 2020',
    path: 'uksi/2020/1311',
    from: '2021-05-04',
  },
  councilTax: {
    title: 'Council Tax (Administration and Enforcement) Regulations 1992',
    path: 'uksi/1992/613',
    from: '1992-04-01',
  },
  finance: {
    title: 'Local Government Finance Act 1992',
    path: 'ukpga/1992/14',
    from: '1993-04-01',
  },
  freedoms: { title: 'Protection of Freedoms Act 2012', path: 'ukpga/2012/9', from: '2012-10-01' },
  traffic: { title: 'Traffic Management Act 2004', path: 'ukpga/2004/18', from: '2008-03-31' },
  pcnEngland: {
    title: 'Civil Enforcement of Road Traffic Contraventions (England) General Regulations 2022',
    path: 'uksi/2022/71',
    from: '2022-05-31',
  },
  pcnAppeals: {
    title:
      'Civil Enforcement of Road Traffic Contraventions (Representations and Appeals) (England) Regulations 2022',
    path: 'uksi/2022/576',
    from: '2022-05-31',
  },
  pcnWales: {
    title:
      'Civil Enforcement of Road Traffic Contraventions (General Provisions) (Wales) Regulations 2013',
    path: 'uksi/2013/362',
    from: '2013-03-25',
  },
  pcnAppealsWales: {
    title:
      'Civil Enforcement of Road Traffic Contraventions (Representations and Appeals) (Wales) Regulations 2013',
    path: 'uksi/2013/359',
    from: '2013-03-25',
  },
  roadTraffic1991: { title: 'Road Traffic Act 1991', path: 'ukpga/1991/40', from: '1994-04-04' },
  trafficNi: {
    title: 'Traffic Management (Northern Ireland) Order 2005',
    path: 'nisi/2005/1964',
    from: '2006-10-30',
  },
  consumer: { title: 'Consumer Rights Act 2015', path: 'ukpga/2015/15', from: '2015-10-01' },
  limitation: { title: 'Limitation Act 1980', path: 'ukpga/1980/58', from: '1981-05-01' },
  prescription: {
    title: 'Prescription and Limitation (Scotland) Act 1973',
    path: 'ukpga/1973/52',
    from: '1976-07-25',
  },
  limitationNi: {
    title: 'Limitation (Northern Ireland) Order 1989',
    path: 'nisi/1989/1339',
    from: '1989-10-03',
  },
  debtors: { title: 'Debtors (Scotland) Act 1987', path: 'ukpga/1987/18', from: '1988-11-30' },
  attachment: {
    title: 'Debt Arrangement and Attachment (Scotland) Act 2002',
    path: 'asp/2002/17',
    from: '2002-12-30',
  },
  enforcementNi: {
    title: 'Judgments Enforcement (Northern Ireland) Order 1981',
    path: 'nisi/1981/226',
    from: '1981-03-19',
  },
  equality: { title: 'Equality Act 2010', path: 'ukpga/2010/15', from: '2010-10-01' },
  employment: { title: 'Employment Rights Act 1996', path: 'ukpga/1996/18', from: '1996-08-22' },
  housing: { title: 'Housing Act 2004', path: 'ukpga/2004/34', from: '2007-04-06' },
  landlord: { title: 'Landlord and Tenant Act 1985', path: 'ukpga/1985/70', from: '1986-04-01' },
  eviction: {
    title: 'Protection from Eviction Act 1977',
    path: 'ukpga/1977/43',
    from: '1977-08-29',
  },
  housing1988: { title: 'Housing Act 1988', path: 'ukpga/1988/50', from: '1989-01-15' },
  feesTenant: { title: 'Tenant Fees Act 2019', path: 'ukpga/2019/4', from: '2019-06-01' },
  renting: { title: 'Renting Homes (Wales) Act 2016', path: 'anaw/2016/1', from: '2022-12-01' },
  tenanciesScotland: {
    title: 'Private Housing (Tenancies) (Scotland) Act 2016',
    path: 'asp/2016/19',
    from: '2017-12-01',
  },
} as const

export type Source = keyof typeof SOURCES

/**
 * The authority of a row: a provision of one of the sources above. `path` is the part of the address after the act,
 * such as 'regulation/6'. Without `path` the whole act is linked.
 */
export function cite(source: Source, provision: string, path?: string) {
  const { title, path: act, from } = SOURCES[source]
  return {
    title,
    provision,
    url: `${LEGISLATION}/${act}${path === undefined ? '' : `/${path}`}`,
    inForceFrom: from,
  }
}

/** What every row of this round of checking shares. */
export const CHECKED = { country: 'gb', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const
/** For rows whose law is known to be about to change. */
export const CHECKED_BRIEFLY = {
  country: 'gb',
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} as const

export const ENGLAND_AND_WALES: Nation[] = ['england', 'wales']
