/** Questions about the broadcasting fee of people on benefits. */
import type { Rule } from '@plainletter/contracts/rule'

import { BROADCASTING_TREATY } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_FEE_EXEMPTION: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-debt.tv-fee-on-benefits',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 6,
    verdict: 'do_this',
    checkBy: '2027-09-30',
    asks: [
      [
        'rundfunkbeitrag',
        'rundfunkbeitrags',
        'gez',
        'beitragsservice',
        'broadcasting fee',
        'tv fee',
      ],
      [
        'bürgergeld',
        'jobcenter',
        'grundsicherung',
        'grundsicherungsgeld',
        'hartz',
        'sozialhilfe',
        'bafög',
        'asylbewerber',
        'wenig einkommen',
        'benefits',
      ],
    ],
    says: 'Apply for exemption today at rundfunkbeitrag.de, with each benefit notice. It never comes by itself, but it can go back up to three years. So the old debt for those months falls away. Write to the office that collects too: send a copy, ask it to wait, and ask for small parts for the rest. If your account may be seized, turn it into a P-Konto.',
    authority: { ...BROADCASTING_TREATY, provision: '§ 4 RBStV' },
  },
]
