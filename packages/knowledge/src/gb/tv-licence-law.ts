/** The law on television licences, for letters and for questions. The Communications Act 2003 runs in all four nations. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

export const TV = {
  country: 'gb',
  kinds: ['TV_LICENCE_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

const ACT = 'Communications Act 2003'
const LAW = 'https://www.legislation.gov.uk/ukpga/2003/21/section'
export const NEED: Authority = {
  title: ACT,
  provision: 'section 363',
  url: `${LAW}/363`,
  inForceFrom: '2004-04-01',
}
export const WARRANT: Authority = {
  title: ACT,
  provision: 'section 366',
  url: `${LAW}/366`,
  inForceFrom: '2004-04-01',
}
export const RECEIVER: Authority = {
  title: 'Communications (Television Licensing) Regulations 2004',
  provision: 'regulation 9',
  url: 'https://www.legislation.gov.uk/uksi/2004/692/regulation/9',
  inForceFrom: '2016-09-01',
}

/** A charge before a court, not a letter that asks. */
export const COURT_CHARGE: Test = {
  says: ['single justice procedure', 'you are charged that', 'postal requisition', 'plead guilty'],
}
