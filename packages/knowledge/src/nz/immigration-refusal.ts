/** Refusals of visas. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  visa: {
    title: 'Immigration Act 2009',
    provision: 'sections 154, 185 and 187 (reconsideration 14 days, appeals 42 days)',
    url: 'https://www.legislation.govt.nz/act/public/2009/0051/latest/whole.html',
    inForceFrom: '2010-11-29',
  },
  advisers: {
    title: 'Immigration Advisers Licensing Act 2007',
    provision: 'section 6 (only licensed or exempt people may advise)',
    url: 'https://www.legislation.govt.nz/act/public/2007/0015/latest/whole.html',
    inForceFrom: '2009-05-04',
  },
} as const satisfies Record<string, Authority>

const DENIED = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['immigration_refusal'],
} satisfies Partial<Rule>

export const IMMIGRATION_REFUSAL: readonly Rule[] = [
  {
    ...DENIED,
    id: 'nz.denied.right-again',
    kind: 'right',
    rank: 2,
    says: 'If you are in New Zealand on a valid temporary visa, you can ask once for a new look. You have 14 days from the letter.',
    authority: LAWS.visa,
  },
  {
    ...DENIED,
    id: 'nz.denied.right-appeal',
    kind: 'right',
    rank: 3,
    says: 'For a residence visa you can mostly appeal to the Immigration and Protection Tribunal within 42 days.',
    authority: LAWS.visa,
  },
  {
    ...DENIED,
    id: 'nz.denied.right-humanitarian',
    kind: 'right',
    rank: 4,
    says: 'If your visa has ended, you can appeal on humanitarian grounds within 42 days of its end. Reasons must be very strong.',
    authority: LAWS.visa,
  },
  {
    ...DENIED,
    id: 'nz.denied.right-reasons',
    kind: 'right',
    rank: 5,
    says: 'You can ask for the reasons and the file.',
    authority: LAWS.visa,
  },
  {
    ...DENIED,
    id: 'nz.denied.warn-stay',
    kind: 'warning',
    severity: 'high',
    rank: 1,
    says: 'Check the last day of the visa that you hold. Once it ends you must leave, and these times are strict.',
    authority: LAWS.visa,
  },
  {
    ...DENIED,
    id: 'nz.denied.step-date',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Write down the day you got the letter. Answer each reason with new proof.',
    authority: LAWS.visa,
  },
  {
    ...DENIED,
    id: 'nz.denied.step-help',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Get help this week from a lawyer, Community Law or a licensed immigration adviser. Others may not advise you.',
    authority: LAWS.advisers,
  },
  {
    ...DENIED,
    id: 'nz.denied.option-appeal',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    title: 'Ask for a new look, or appeal',
    cost: 'A fee in most cases.',
    time: 'Weeks to many months.',
    risk: 'You mostly get one chance.',
    bestFor: 'You can show proof that was missing.',
    says: 'Use the form that the letter names, and send it with your proof before the last day.',
    authority: LAWS.visa,
  },
]
