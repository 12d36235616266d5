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
    says: 'Apply for exemption today at rundfunkbeitrag.de, with each benefit notice. It never comes by itself, but can go back up to three years, so the debt for those months falls away. Send a copy to whoever collects. Ask to wait, and offer small parts for the rest. Has a bailiff set a day? Write before it, and do not stay away: an arrest order can follow. A P-Konto guards your account.',
    authority: { ...BROADCASTING_TREATY, provision: '§ 4 RBStV' },
  },
]
