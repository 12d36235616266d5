/** What the rows on tax bills cite. */
import type { Authority } from '@plainletter/contracts/rule'

export const PAY: Authority = {
  title: 'GOV.UK: if you cannot pay your tax bill on time',
  provision: 'Set up a payment plan',
  url: 'https://www.gov.uk/difficulties-paying-hmrc',
  inForceFrom: '2012-10-17',
}
export const PENALTY: Authority = {
  title: 'Finance Act 2009',
  provision: 'Schedule 55, paragraphs 20 to 23',
  url: 'https://www.legislation.gov.uk/ukpga/2009/10/schedule/55',
  inForceFrom: '2011-04-06',
}
export const GOODS: Authority = {
  title: 'Finance Act 2008',
  provision: 'section 127',
  url: 'https://www.legislation.gov.uk/ukpga/2008/9/section/127',
  inForceFrom: '2014-04-06',
}
export const DISPUTE: Authority = {
  title: 'GOV.UK: disagree with a tax decision or penalty',
  provision: 'Appeals and reviews',
  url: 'https://www.gov.uk/tax-appeals',
  inForceFrom: '2012-10-17',
}
export const SCAM: Authority = {
  title: 'GOV.UK: identify tax scam phone calls, emails and text messages',
  provision: 'Check if it is genuine',
  url: 'https://www.gov.uk/guidance/identify-hmrc-related-scam-phone-calls-emails-and-text-messages',
  inForceFrom: '2014-01-01',
}
