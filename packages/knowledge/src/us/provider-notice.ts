/** A notice of a breach of copyright that an internet provider passed on. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { GUIDANCE } from './authority.ts'
import { CHECKED, usc } from './cite-law.ts'

const CLAIM = {
  ...CHECKED,
  kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
  topics: ['consumer'],
} satisfies Partial<Rule>

const PROVIDER_LETTER = {
  any: [
    {
      says: ['internet service', 'bittorrent', 'ip address', 'file sharing', 'peer-to-peer'],
    },
  ],
} satisfies Rule['when']

/** A notice that a provider passed on: the sender does not know the reader's name, and an answer would give it. */
export const NAMELESS: Test = {
  says: [
    'forwarded by your internet',
    'forwarded by your isp',
    'internet service account',
    'holder of the internet',
    'we have received a notice',
    'received a notification',
    'notice we received',
  ],
}

export const TAKEDOWN = usc({
  title: 17,
  section: '512',
  name: 'Digital Millennium Copyright Act (DMCA)',
  from: '1998-10-28',
})

export const PROVIDER_NOTICE: readonly Rule[] = [
  {
    ...CLAIM,
    checkedOn: '2026-11-23',
    id: 'us.copyright.option-lawyer-first',
    kind: 'option',
    option: 'get_help',
    rank: 5,
    when: { all: [NAMELESS] },
    title: 'Ask a lawyer before any answer',
    cost: 'Some clinics are free',
    time: 'Before the date in the notice',
    risk: 'A lawsuit can still come.',
    bestFor: 'Your internet provider passed this notice on to you.',
    says: 'A lawyer can say if an answer helps you, and can write without giving your name.',
    authority: GUIDANCE.usaLegal,
  },
  {
    ...CLAIM,
    checkedOn: '2026-11-22',
    id: 'us.copyright.right-provider',
    kind: 'right',
    rank: 15,
    when: PROVIDER_LETTER,
    says: 'Your internet provider must have a rule to end accounts for repeat breaches. It gives your name mostly only after a court order.',
    authority: {
      ...TAKEDOWN,
      provision: '17 U.S.C. 512(h) and 512(i)',
    },
  },
]
