/** Letters of the IRS: what they are, and the rights of a taxpayer. */
import type { Rule } from '@plainletter/contracts/rule'

import { TAX_LAW } from './authority.ts'
import { CHECKED } from './cite-law.ts'
import { IRS, STATE_TAX_OFFICE } from './conditions.ts'

const TAX = {
  ...CHECKED,
  kinds: ['TAX_DEMAND'],
  topics: ['debt'],
  when: { any: [IRS], not: [STATE_TAX_OFFICE] },
} satisfies Partial<Rule>

export const TAX_ROWS: readonly Rule[] = [
  {
    ...TAX,
    id: 'us.tax.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'The IRS says that you owe tax, or that your return should change. It wants payment or an answer.',
    authority: TAX_LAW.rights,
  },
  {
    ...TAX,
    id: 'us.tax.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'The IRS is the federal tax office. It writes by post before it does anything else.',
    authority: TAX_LAW.scams,
  },
  {
    ...TAX,
    id: 'us.tax.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'The notice number, such as CP14 or CP504, tells how far it is. You can check your account at IRS.gov.',
    authority: TAX_LAW.cp14,
  },
  {
    ...TAX,
    id: 'us.tax.rights-summary',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You may disagree, appeal, pay in parts, and have someone speak for you.',
    authority: TAX_LAW.rights,
  },
  {
    ...TAX,
    id: 'us.tax.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    when: {
      all: [IRS],
      not: [STATE_TAX_OFFICE, { says: ['has been levied', 'we have levied', 'we levied'] }],
    },
    says: 'In most cases the IRS cannot take wages or bank money before a final notice and 30 days to ask for a hearing.',
    authority: TAX_LAW.levyNotice,
  },
  {
    ...TAX,
    id: 'us.tax.know-ten-years',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 20,
    learnMore: 'Some steps, such as an appeal or bankruptcy, make that time longer.',
    says: 'The IRS has in most cases ten years to collect a tax after it was assessed.',
    authority: TAX_LAW.tenYears,
  },
  {
    ...TAX,
    id: 'us.tax.right-disagree',
    kind: 'right',
    rank: 10,
    says: 'You have the right to disagree, to be heard, and to appeal in an independent office.',
    authority: TAX_LAW.rights,
  },
  {
    ...TAX,
    id: 'us.tax.right-plan',
    kind: 'right',
    rank: 20,
    says: 'You can ask to pay in monthly parts. For many debts you can do it online in minutes.',
    authority: TAX_LAW.plan,
  },
  {
    ...TAX,
    id: 'us.tax.right-compromise',
    kind: 'right',
    rank: 30,
    says: 'If you cannot pay, you can ask the IRS to wait, or offer to settle for less.',
    authority: TAX_LAW.compromise,
  },
  {
    ...TAX,
    id: 'us.tax.right-advocate',
    kind: 'right',
    rank: 40,
    says: 'If this causes you hardship, the Taxpayer Advocate Service helps for free.',
    authority: TAX_LAW.advocate,
  },
  {
    ...TAX,
    id: 'us.tax.right-exempt',
    kind: 'right',
    rank: 50,
    says: 'Even a tax levy must leave you part of your wages and some basic things.',
    authority: TAX_LAW.exempt,
  },
  {
    ...TAX,
    id: 'us.tax.insight-penalty',
    kind: 'insight',
    severity: 'low',
    rank: 20,
    actionable: 'Call or write and ask for first-time penalty relief.',
    confidence: 0.8,
    says: 'If your last three years were in order, the IRS often drops a first penalty when you ask.',
    authority: TAX_LAW.rights,
  },
  {
    ...TAX,
    id: 'us.tax.warning-scam',
    kind: 'warning',
    severity: 'medium',
    says: 'The IRS does not take gift cards, crypto or wires, and does not threaten arrest. When unsure, check your account at IRS.gov.',
    authority: TAX_LAW.scams,
  },
]
