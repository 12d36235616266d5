/** Law on insurers that the parts on their decisions cite. */
import type { Authority, Test } from '@plainletter/contracts/rule'

export const FAIR: Authority = {
  title: 'FCA Insurance Conduct of Business sourcebook (ICOBS)',
  provision: 'ICOBS 8.1.1',
  url: 'https://handbook.fca.org.uk/handbook/ICOBS/8/1.html',
  inForceFrom: '2008-01-06',
}
export const ANSWERS: Authority = {
  title: 'Consumer Insurance (Disclosure and Representations) Act 2012',
  provision: 'sections 2 to 5 and Schedule 1',
  url: 'https://www.legislation.gov.uk/ukpga/2012/6/section/2',
  inForceFrom: '2013-04-06',
}
export const WARRANTY: Authority = {
  title: 'Insurance Act 2015',
  provision: 'sections 10 and 11',
  url: 'https://www.legislation.gov.uk/ukpga/2015/4/section/11',
  inForceFrom: '2016-08-12',
}
export const PLAIN: Authority = {
  title: 'Consumer Rights Act 2015',
  provision: 'sections 62, 68 and 69',
  url: 'https://www.legislation.gov.uk/ukpga/2015/15/section/69',
  inForceFrom: '2015-10-01',
}
/** What the Ombudsman takes a lost car to be worth. */
export const VALUE: Authority = {
  title: 'Financial Ombudsman Service',
  provision: 'vehicle write-offs and valuations, with ICOBS 8.1.1',
  url: 'https://www.financial-ombudsman.org.uk/businesses/complaints-deal/insurance/motor-insurance/vehicle-valuations-write-offs',
  inForceFrom: '2008-01-06',
}

/** The insurer pays for a car that it does not repair, and says what it was worth. */
export const VALUED: Test = {
  says: [
    'we value your',
    'have valued your',
    'our valuation',
    'valuation of your',
    'market value',
    'pre-accident value',
    'pre accident value',
    'cost more to repair than',
    'beyond economic repair',
    'beyond economical repair',
    'uneconomical to repair',
  ],
}
