/** What the rows on what to do about bailiffs cite. */
export const COMPLAINTS = {
  title: 'Bailiff powers when they visit your home',
  provision: 'how to complain about a bailiff',
  url: 'https://www.gov.uk/your-rights-bailiffs/how-to-complain-about-a-bailiff',
  inForceFrom: '2014-04-06',
}
export const NATIONAL_STANDARDS = {
  title: 'Taking Control of Goods: National Standards',
  provision: 'vulnerable situations; creditors',
  url: 'https://www.gov.uk/government/publications/bailiffs-and-enforcement-agents-national-standards',
  inForceFrom: '2014-04-06',
}
export const LATE_STATEMENT = {
  title: 'Civil Procedure Rules',
  provision: 'Part 75 and Practice Direction 75',
  url: 'https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part75',
  inForceFrom: '2008-03-31',
}
