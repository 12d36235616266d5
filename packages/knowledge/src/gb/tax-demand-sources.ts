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
export const APPEAL: Authority = {
  title: 'Taxes Management Act 1970',
  provision: 'sections 31 and 31A',
  url: 'https://www.legislation.gov.uk/ukpga/1970/9/section/31A',
  inForceFrom: '2001-05-11',
}
export const PARTNERS: Authority = {
  title: 'Finance Act 2009',
  provision:
    'Schedule 55, paragraphs 3 to 6 and 25, with Taxes Management Act 1970, section 12AA (the partnership return)',
  url: 'https://www.gov.uk/hmrc-internal-manuals/compliance-handbook/ch64540',
  inForceFrom: '2011-04-06',
}
