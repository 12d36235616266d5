/** Tax demands. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { LAW } from './authority-tax-and-benefits.ts'

const TAXED = {
  country: 'ie',
  kinds: ['TAX_DEMAND'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const LPT = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['TAX_DEMAND'],
  topics: ['debt'],
  when: { any: [{ says: ['local property tax', 'lpt'] }] },
} satisfies Partial<Rule>

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const TAX_SAID: Test = {
  says: [
    'income tax',
    'vat',
    'collector-general',
    'collector general',
    'preliminary tax',
    'tax return',
    'final demand',
  ],
}

const TAX_INTEREST_LAW: Authority = {
  title: 'Taxes Consolidation Act 1997',
  provision: 'sections 960E to 960L and 1080 (collection, interest by the day)',
  url: 'https://www.irishstatutebook.ie/eli/1997/act/39/enacted/en/html',
  inForceFrom: '2009-07-01',
}

const TAX_ROW = {
  ...CHECKED,
  kinds: ['TAX_DEMAND'],
  when: { all: [TAX_SAID] },
} satisfies Partial<Rule>

export const TAX_RULES: readonly Rule[] = [
  {
    ...TAXED,
    id: 'ie.tax.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'Look if it is a new bill, a changed one, or a reminder to file.',
    authority: LAW.revenue,
  },
  {
    ...TAXED,
    id: 'ie.tax.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'You can ask to pay over time, and you can appeal if the sum is wrong.',
    authority: LAW.revenue,
  },
  {
    ...TAXED,
    id: 'ie.tax.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'Revenue collects tax, the Universal Social Charge and Local Property Tax. Check it in myAccount, not through a link.',
    authority: LAW.revenue,
  },
  {
    ...TAXED,
    id: 'ie.tax.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You can appeal to the Tax Appeals Commission for free, and ask for a phased payment.',
    authority: LAW.tax,
  },
  {
    ...TAXED,
    id: 'ie.tax.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'Revenue sends a demand first. If you call and keep to a plan, it most often does not go further.',
    authority: LAW.revenue,
  },
  {
    ...TAXED,
    id: 'ie.tax.right-appeal',
    kind: 'right',
    rank: 10,
    says: 'You can appeal an assessment within 30 days of the notice.',
    authority: LAW.tax,
  },
  {
    ...TAXED,
    id: 'ie.tax.right-phased',
    kind: 'right',
    rank: 20,
    says: 'You can ask for a phased payment arrangement online.',
    authority: LAW.revenue,
  },
  {
    ...TAXED,
    id: 'ie.tax.right-review',
    kind: 'right',
    rank: 30,
    says: 'You can ask for an internal review of how Revenue treated you.',
    authority: LAW.revenue,
  },
  {
    ...TAXED,
    id: 'ie.tax.appeal',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 30, unit: 'days', roll: 'none' },
    action: 'Appeal to the Tax Appeals Commission, if you disagree',
    consequence: 'A late appeal is taken only with a good reason.',
    weight: 'further',
    example: {
      clause: 'Taxes Consolidation Act 1997, section 949I',
      trigger: '2026-11-09',
      result: '2026-12-09',
    },
    rank: 10,
    when: {
      any: [
        { says: ['notice of assessment', 'amended assessment', 'notice of estimation', 'appeal'] },
      ],
    },
    says: 'You have 30 days from the date of the notice to appeal.',
    authority: LAW.tax,
  },
  {
    ...TAXED,
    id: 'ie.tax.step-check',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Log in to myAccount and check that the debt is there.',
    authority: LAW.revenue,
  },
  {
    ...TAXED,
    id: 'ie.tax.step-file',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'If a return is missing, file it. It often lowers the sum.',
    authority: LAW.revenue,
  },
  {
    ...TAXED,
    id: 'ie.tax.step-plan',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'If you cannot pay, ask for a phased payment before they act.',
    authority: LAW.revenue,
  },
  {
    ...TAXED,
    id: 'ie.tax.opt-plan',
    kind: 'option',
    option: 'negotiate',
    title: 'Ask for a phased payment',
    cost: 'Interest goes on.',
    time: 'Before they act.',
    risk: 'If you miss one, they can act.',
    bestFor: 'You owe it but cannot pay at once.',
    rank: 10,
    says: 'Show your income and costs and offer a monthly sum.',
    authority: LAW.revenue,
  },
  {
    ...TAXED,
    id: 'ie.tax.opt-appeal',
    kind: 'option',
    option: 'appeal',
    dayToAct: 'open',
    title: 'Appeal',
    cost: 'Free.',
    time: '30 days.',
    risk: 'Interest goes on if you lose.',
    bestFor: 'The sum is wrong.',
    rank: 20,
    says: 'Send the form to the Tax Appeals Commission with your reasons.',
    authority: LAW.tax,
  },
  {
    ...TAXED,
    id: 'ie.tax.warn-force',
    kind: 'warning',
    severity: 'high',
    rank: 10,
    says: 'Revenue can use a sheriff, or take money from your bank or pay, with no court. Do not ignore it.',
    authority: LAW.taxForce,
  },
  {
    ...LPT,
    id: 'ie.tax.right-lpt',
    kind: 'right',
    rank: 10,
    says: 'You can ask to put off local property tax if your income is low, and appeal a wrong value or bill.',
    authority: {
      title: 'Finance (Local Property Tax) Act 2012',
      provision: 'valuation, appeal and deferral of the tax',
      url: 'https://www.irishstatutebook.ie/eli/2012/act/52/enacted/en/html',
      inForceFrom: '2012-12-26',
    },
  },
  {
    ...TAX_ROW,
    id: 'ie.tax.know-interest',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 12,
    says: 'Interest runs for each day that tax is late. Revenue can agree phased payments, and then does not enforce while you keep to them.',
    authority: TAX_INTEREST_LAW,
  },
]
