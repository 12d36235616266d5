/** Notices of the federal tax office beside the plain bill: proposed changes, penalties, liens, refunds kept back. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED, usc } from './cite-law.ts'

const IRS = ['internal revenue service', 'irs', 'irs.gov', 'department of the treasury']

function irc(section: string): Authority {
  return usc({ title: 26, name: 'Internal Revenue Code', from: '2000-01-01', section })
}

function notice(says: string[]) {
  return {
    ...CHECKED,
    kinds: ['TAX_DEMAND'],
    topics: ['debt'],
    when: { all: [{ says: IRS }, { says }] },
  } satisfies Partial<Rule>
}

const PROPOSED = notice(['cp2000', 'cp 2000', 'proposed changes', 'proposed amount', 'examination'])

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
    says: 'You may agree with all, a part or none of it. Answer with proof by the day in the notice.',
    authority: irc('6201(d), 6212'),
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
]
