/** Rights and ways to go about a benefit that was paid too much. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { GUIDANCE } from './authority.ts'
import { CHALLENGE, GUIDE, HOUSING_BENEFIT, RECOVER } from './benefit-overpayment-cues.ts'

const PAID = {
  country: 'gb',
  nations: ['england', 'wales', 'scotland'],
  kinds: ['BENEFIT_OVERPAYMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>
const WAIVER: Authority = {
  title: 'GOV.UK: benefit overpayment recovery guide',
  provision: 'waiver of what was overpaid',
  url: 'https://www.gov.uk/government/publications/benefit-overpayment-recovery-staff-guide/benefit-overpayment-recovery-guide',
  inForceFrom: '2013-04-29',
}

export const BENEFIT_OVERPAYMENT_RIGHTS: readonly Rule[] = [
  {
    ...PAID,
    id: 'gb.benefit.right-waiver',
    kind: 'right',
    rank: 28,
    says: 'You can ask them to let it go (a waiver) if paying it back would do real harm to your health or family. Send proof.',
    authority: WAIVER,
  },
  {
    ...PAID,
    id: 'gb.benefit.right-review',
    kind: 'right',
    rank: 10,
    says: 'You have the right to have the decision looked at again, and then to a free tribunal.',
    authority: CHALLENGE,
  },
  {
    ...PAID,
    id: 'gb.benefit.right-amount',
    kind: 'right',
    rank: 20,
    says: 'You have the right to know how the sum was worked out.',
    authority: CHALLENGE,
  },
  {
    ...PAID,
    id: 'gb.benefit.right-afford',
    kind: 'right',
    rank: 30,
    says: 'You can ask for smaller deductions if you cannot pay for basics.',
    authority: GUIDE,
  },
  {
    ...PAID,
    id: 'gb.benefit.right-old-benefits',
    when: { not: [HOUSING_BENEFIT] },
    kind: 'right',
    rank: 40,
    says: "Older benefits, such as Carer's Allowance, are different. They can claim those back only if you got a fact wrong or left one out.",
    authority: RECOVER,
  },
  {
    ...PAID,
    id: 'gb.benefit.option-review',
    kind: 'option',
    option: 'appeal',
    rank: 10,
    dayToAct: 'open',
    title: 'Ask them to look again',
    says: 'Say what is wrong and send proof.',
    cost: 'Nothing.',
    time: 'Within one month. An answer in some weeks.',
    risk: 'Low. In rare cases they find more.',
    bestFor: 'You think that it is not owed, or the sum is wrong.',
    authority: CHALLENGE,
  },
  {
    ...PAID,
    id: 'gb.benefit.option-rate',
    kind: 'option',
    option: 'negotiate',
    rank: 20,
    title: 'Ask to pay back less each month',
    says: 'Call the debt team with your budget.',
    cost: 'Nothing.',
    time: 'A call.',
    risk: 'It takes longer to pay off.',
    bestFor: 'You owe it but cannot manage.',
    authority: GUIDE,
  },
  {
    ...PAID,
    id: 'gb.benefit.option-help',
    kind: 'option',
    option: 'get_help',
    rank: 30,
    title: 'Get a welfare rights adviser',
    says: 'They check the law and the sums for you.',
    cost: 'Nothing.',
    time: 'A call this week.',
    risk: 'None.',
    bestFor: 'Large sums, or any talk of fraud.',
    authority: GUIDANCE.freeAdvice,
  },
]
