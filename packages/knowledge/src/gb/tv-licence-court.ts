/** A court charge about a TV licence: how to answer it. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { COURT_CHARGE, TV } from './tv-licence-law.ts'

const SINGLE_JUSTICE: Authority = {
  title: 'GOV.UK: Single justice procedure notices',
  provision: 'How to respond, and what happens if you do not',
  url: 'https://www.gov.uk/single-justice-procedure-notices',
  inForceFrom: '2015-04-13',
}
const CHARGED = {
  ...TV,
  nations: ['england', 'wales'],
  when: { all: [COURT_CHARGE] },
  authority: SINGLE_JUSTICE,
} satisfies Partial<Rule>

export const TV_LICENCE_COURT: readonly Rule[] = [
  {
    ...CHARGED,
    id: 'gb.tv.court-step-drop',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'If you were very ill, in crisis or abused, write to TV Licensing as well. Send proof and ask it to drop the case.',
  },
  {
    ...CHARGED,
    id: 'gb.tv.court-warn',
    kind: 'warning',
    severity: 'high',
    needsProfessional: true,
    rank: 3,
    says: 'Do not ignore this. A court can find you guilty, fine you up to £1,000 and add costs.',
  },
]
