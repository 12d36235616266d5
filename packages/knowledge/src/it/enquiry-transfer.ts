/** Questions about a move to another place of work. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-01-31',
} satisfies Partial<Rule>

export const ENQUIRY_TRANSFER: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.transfer',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 8,
    when: {
      not: [
        {
          says: ['affitto', 'padrone di casa', 'bonifico', 'contratto di affitto', 'proprietario'],
        },
      ],
    },
    asks: [
      [
        'trasferirmi',
        'trasferimento',
        'trasferito',
        'trasferita',
        'spostarmi',
        'transfer',
        'trasferiscono',
        'mi spostano',
        'mandarmi a',
        'mi mandano a',
        'altra sede',
        'altra città',
        'altra citta',
        'trasferito a',
        'trasferita a',
        'mi trasferiscono',
        'vogliono trasferirmi',
      ],
      [
        'azienda',
        'datore',
        'sede',
        'città',
        'ditta',
        'employer',
        'firm',
        'capo',
        'filiale',
        'negozio',
        'lavorare a',
        'altra sede',
        'titolare',
        'km',
        'chilometri',
        'senza preavviso',
      ],
    ],
    verdict: 'do_this',
    says: 'They may move you only for real needs of the firm, which they must prove. Ask for the reasons in writing. To contest it, write within 60 days. Go on working until a judge decides, and see a union.',
    authority: cite(
      'cc',
      'articolo 2103; legge 183/2010, articolo 32; legge 104/1992, articolo 33',
    ),
  },
]
