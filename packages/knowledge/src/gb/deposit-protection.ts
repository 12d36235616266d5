/** A letter on deductions from a tenancy deposit in England and Wales, and what holds in each nation. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, cite, ENGLAND_AND_WALES } from './cite-law.ts'

const DEDUCTIONS = {
  ...CHECKED,
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  papers: ['deposit_deductions'],
} satisfies Partial<Rule>
const IN_EW = { ...DEDUCTIONS, nations: ENGLAND_AND_WALES } satisfies Partial<Rule>
/** Letters about contracts have these rows under other ids. */
const OTHER_IN_EW = { ...IN_EW, kinds: ['OTHER'] } satisfies Partial<Rule>
const ENGLAND = { ...DEDUCTIONS, nations: ['england'] } satisfies Partial<Rule>
const WALES = { ...DEDUCTIONS, nations: ['wales'] } satisfies Partial<Rule>

const CLEANING: Test = {
  says: ['cleaning', 'clean', 'cleaned', 'professional clean', 'cleaner', 'carpet clean'],
}
const WORN: Test = {
  says: [
    'carpet',
    'carpets',
    'repaint',
    'repainting',
    'redecorate',
    'redecoration',
    'painting',
    'replacement',
    'replace',
    'wear and tear',
    'marks',
    'scuffs',
    'mattress',
    'sofa',
    'flooring',
    'worktop',
  ],
}

const SCHEME: Authority = {
  title: 'GOV.UK: tenancy deposit protection',
  provision: 'Overview; Disputes and problems',
  url: 'https://www.gov.uk/tenancy-deposit-protection/disputes-and-problems',
  inForceFrom: '2012-10-17',
}
const CAREFUL_USE: Authority = {
  title: 'Warren v Keen [1954] 1 QB 15 (Court of Appeal)',
  provision: 'with Regis Property Co Ltd v Dudley [1959] AC 370 (fair wear and tear)',
  url: 'https://www.bailii.org/',
  inForceFrom: '1959-01-01',
}
const PROTECT_ENGLAND = cite('housing', 'sections 213 and 214', 'section/214')
const FEES_ENGLAND = cite('feesTenant', 'sections 1 and 3, with Schedule 1', 'section/1')
const PROTECT_WALES = cite('renting', 'section 45 and Schedule 5', 'section/45')
const FEES_WALES: Authority = {
  title: 'Renting Homes (Fees etc.) (Wales) Act 2019',
  provision: 'sections 2 and 4, with Schedule 1',
  url: 'https://www.legislation.gov.uk/anaw/2019/2/contents',
  inForceFrom: '2019-09-01',
}

export const DEPOSIT_PROTECTION: readonly Rule[] = [
  {
    ...DEDUCTIONS,
    id: 'gb.deposit.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 6,
    says: 'This list is what they ask for. It is not yet what you owe: the deposit is your money until you agree or someone decides.',
    authority: SCHEME,
  },
  {
    ...IN_EW,
    id: 'gb.deposit.right-wear',
    kind: 'right',
    rank: 6,
    when: { any: [WORN] },
    says: 'You do not pay for fair wear from normal living. Nor do you pay for new things in place of old ones: only for what was left of their life.',
    authority: CAREFUL_USE,
  },
  {
    ...IN_EW,
    id: 'gb.deposit.right-proof',
    kind: 'right',
    rank: 7,
    says: 'The landlord must show each damage and its cost. With no check-in report or photos from the start, that is hard.',
    authority: SCHEME,
  },
  {
    ...IN_EW,
    id: 'gb.deposit.right-ten-days',
    kind: 'right',
    rank: 8,
    says: 'Once you both agree how much comes back, it must reach you within ten days.',
    authority: SCHEME,
  },
  {
    ...ENGLAND,
    id: 'gb.deposit.right-protected-england',
    kind: 'right',
    rank: 9,
    says: 'The landlord had to put the deposit in a scheme within 30 days and tell you which. If not, a court can award you one to three times the deposit.',
    authority: PROTECT_ENGLAND,
  },
  {
    ...ENGLAND,
    id: 'gb.deposit.right-cleaning-england',
    kind: 'right',
    rank: 10,
    when: { all: [CLEANING] },
    says: 'They may not require a professional clean. The home need only be as clean as when you moved in.',
    authority: FEES_ENGLAND,
  },
  {
    ...WALES,
    id: 'gb.deposit.right-protected-wales',
    kind: 'right',
    rank: 9,
    says: 'The landlord had to put the deposit in a scheme within 30 days and tell you which. If not, a court can award you one to three times the deposit.',
    authority: PROTECT_WALES,
  },
  {
    ...WALES,
    id: 'gb.deposit.right-fees-wales',
    kind: 'right',
    rank: 10,
    says: 'They may not ask you for fees that the law does not allow, such as a set fee for checking you out.',
    authority: FEES_WALES,
  },
  {
    ...IN_EW,
    id: 'gb.deposit.step-soon',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Find out which scheme holds the deposit and ask it now how long you have. There may be a limit on raising a dispute.',
    authority: SCHEME,
  },
  {
    ...OTHER_IN_EW,
    id: 'gb.deposit.other-answer',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Answer in time. Say yes or no to each sum, with a reason, and ask for the undisputed part now.',
    authority: SCHEME,
  },
  {
    ...OTHER_IN_EW,
    id: 'gb.deposit.other-proof',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Ask for the check-in report, photos and bills. Collect your own photos, messages and receipts.',
    authority: SCHEME,
  },
  {
    ...OTHER_IN_EW,
    id: 'gb.deposit.other-scheme',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Use the free deposit scheme',
    says: 'Refuse the sums you do not agree with and ask the deposit scheme to decide on the papers.',
    cost: 'Nothing.',
    time: 'Some weeks.',
    risk: 'Both sides must agree to use it, and its decision is final.',
    bestFor: 'The sums are too high or have no proof.',
    authority: SCHEME,
  },
  {
    ...IN_EW,
    id: 'gb.deposit.option-court-england',
    kind: 'option',
    option: 'complain',
    rank: 9,
    title: 'Go to court',
    says: 'If no scheme holds the deposit, or it cannot help, ask a court for the deposit, and for the penalty if it was not protected.',
    cost: 'A court fee. On a low income you can ask for help with it.',
    time: 'Some months.',
    risk: 'If you lose, you lose the fee. Take advice first.',
    bestFor: 'The deposit was never protected.',
    authority: SCHEME,
  },
]
