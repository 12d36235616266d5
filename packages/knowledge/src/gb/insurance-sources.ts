/** Law on insurers that the parts on their decisions cite. */
import type { Authority } from '@plainletter/contracts/rule'

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
