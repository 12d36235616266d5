/** Notices of the federal tax office beside the plain bill: proposed changes, penalties, liens, refunds kept back. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED, usc } from './cite-law.ts'
import { STATE_TAX_OFFICE } from './conditions.ts'
import { PROPOSED_WORDS } from './tax-steps.ts'

const IRS = ['internal revenue service', 'irs', 'irs.gov', 'department of the treasury']

function irc(section: string): Authority {
  return usc({ title: 26, name: 'Internal Revenue Code', from: '2000-01-01', section })
}

function notice(says: string[]) {
  return {
    ...CHECKED,
    kinds: ['TAX_DEMAND'],
    topics: ['debt'],
    when: { all: [{ says: IRS }, { says }], not: [STATE_TAX_OFFICE] },
  } satisfies Partial<Rule>
}

const PROPOSED = notice(PROPOSED_WORDS)

export const TAX_NOTICES: readonly Rule[] = [
  {
    ...PROPOSED,
    id: 'us.tax.not-yet-proposed',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    says: 'This is a proposal. The IRS may not collect it before it sends a notice of deficiency and gives you 90 days for the Tax Court.',
    authority: irc('6212, 6213'),
  },
  {
    ...PROPOSED,
    id: 'us.tax.right-proposed',
    kind: 'right',
    rank: 5,
    dayToAct: 'open',
    says: 'You may agree with all, a part or none of it. Answer with proof by the day in the notice.',
    authority: irc('6201(d), 6212'),
  },
  {
    ...PROPOSED,
    id: 'us.tax.step-proposed-late',
    kind: 'step',
    list: 'first',
    rank: 4,
    dayToAct: 'over',
    says: 'The day is over, but still answer now: agree, or say why not, with proof. Call and ask if they can take it. If a notice of deficiency comes, you have 90 days to ask the Tax Court.',
    authority: irc('6212, 6213'),
  },
  {
    ...PROPOSED,
    id: 'us.tax.right-accuracy',
    kind: 'right',
    rank: 12,
    says: 'A 20% penalty for a wrong return can be dropped if you had a good reason and acted in good faith. Ask for it.',
    authority: irc('6662, 6664(c)'),
  },
  {
    ...notice([...PROPOSED_WORDS, 'notice of deficiency', 'audit']),
    checkedOn: '2026-11-23',
    id: 'us.tax.right-three-years',
    kind: 'right',
    rank: 12,
    says: 'The IRS has mostly three years after you filed to add tax. It has six if you left out more than a quarter of your income.',
    authority: irc('6501(a) and (e)'),
  },
  {
    ...notice(['levy', 'levied', 'intent to seize']),
    checkedOn: '2026-11-23',
    id: 'us.tax.right-release',
    kind: 'right',
    rank: 7,
    says: 'If a levy leaves you too little for basic living costs, the IRS must release it. Call at once and show your income and bills.',
    authority: irc('6343(a)(1)(D)'),
  },
  {
    ...notice(['lien', 'notice of federal tax lien']),
    id: 'us.tax.right-lien',
    kind: 'right',
    rank: 5,
    says: 'After a public notice of a tax lien you have about 30 days to ask for a hearing. A plan may get it withdrawn.',
    authority: irc('6320, 6323(j)'),
  },
  {
    ...notice(['offset', 'applied your refund', 'applied to']),
    id: 'us.tax.right-offset',
    kind: 'right',
    rank: 15,
    says: 'A refund may be used for tax, child support or federal debts. A husband or wife who does not owe can ask for a share back (Form 8379).',
    authority: irc('6402'),
  },
  {
    ...notice(['married filing jointly', 'joint return', 'spouse']),
    id: 'us.tax.right-spouse',
    kind: 'right',
    rank: 18,
    says: 'If the tax comes from the mistake of a husband or wife, you can ask to be freed from it (Form 8857).',
    authority: irc('6015'),
  },
  {
    ...notice(['math error', 'miscalculation', 'cp10', 'cp11', 'cp12', 'cp13', 'cp16']),
    id: 'us.tax.right-math-error',
    kind: 'right',
    rank: 4,
    says: 'If the IRS changed your return for a math error, you have 60 days to ask it to undo the change. Then it must prove it first.',
    authority: irc('6213(b)(2)'),
  },
  {
    ...notice(['math error', 'miscalculation', 'cp10', 'cp11', 'cp12', 'cp13', 'cp16']),
    id: 'us.tax.deadline-math-error',
    kind: 'deadline',
    rank: 6,
    terms: { trigger: 'letter', count: 60, unit: 'days', roll: 'next_working_day' },
    action: 'Ask the IRS to undo the change (abatement) if you do not agree',
    consequence: 'The change stands, and you lose the way to the Tax Court over it.',
    weight: 'further',
    example: {
      clause: '26 U.S.C. 6213(b)(2): 60 days after the notice is sent',
      trigger: '2026-06-01',
      result: '2026-07-31',
    },
    says: 'You have 60 days from a math error notice to say that you do not agree.',
    authority: irc('6213(b)(2)'),
  },
  {
    ...notice(['cp523', 'defaulted on your installment', 'terminate your installment agreement']),
    id: 'us.tax.right-plan-ends',
    kind: 'right',
    rank: 4,
    says: 'The IRS must write 30 days before it ends your payment plan. Pay what is late, ask for a new plan, or appeal.',
    authority: irc('6159(b)(5) and 7122(e)'),
  },
  {
    ...notice(['cp91', 'cp298', 'levy your social security', 'social security benefits']),
    id: 'us.tax.right-social-security',
    kind: 'right',
    rank: 8,
    says: 'For taxes the IRS may take at most 15% of Social Security. A plan or proof of hardship can stop it.',
    authority: irc('6331(h) and 6343(a)'),
  },
  {
    ...notice([
      '5071c',
      '4883c',
      '5747c',
      '6331c',
      'verify your identity',
      'identity verification',
    ]),
    id: 'us.tax.right-identity',
    kind: 'right',
    rank: 4,
    says: 'The IRS holds your refund until you show who you are. If you filed no return, tell it so: someone may have used your name.',
    authority: irc('6402 and 7803(a)(3)'),
  },
  {
    ...notice(['30-day letter', 'letter 525', 'letter 692', 'examination report', 'form 4549']),
    id: 'us.tax.right-audit-appeal',
    kind: 'right',
    rank: 4,
    says: 'You have 30 days to appeal an audit report inside the IRS before a notice of deficiency comes.',
    authority: irc('7803(a)(3)(E) and 7803(e)'),
  },
]
