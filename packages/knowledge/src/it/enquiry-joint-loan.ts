/** Questions about a loan that two people signed. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_JOINT_LOAN: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.joint-loan',
    kind: 'answer',
    topics: ['debt', 'general', 'family'],
    rank: 6,
    verdict: 'do_this',
    when: { not: [{ says: ['fideiussione', 'garante', 'affitto'] }] },
    asks: [
      ['mutuo', 'prestito', 'finanziamento', 'loan'],
      [
        'cointestato',
        'cointestati',
        'in due',
        'insieme',
        'entrambi',
        'tutti e due',
        'con il mio ex',
        'con la mia ex',
        'con mio marito',
        'con mia moglie',
        'il mio ex',
        'la mia ex',
        'ex marito',
        'ex moglie',
        'ex compagno',
        'coobbligato',
        'coobbligata',
        'firmato anche',
        'abbiamo firmato',
        'both signed',
      ],
      [
        'non paga',
        'non paga più',
        'ha smesso di pagare',
        'sua parte',
        'la metà',
        'tutto a me',
        'chiede tutto',
        'pagare tutto',
        'pagare da solo',
        'pagare da sola',
        'liberarmi',
        'uscire dal mutuo',
        'separati',
        'separato',
        'separata',
        'separazione',
        'divorzio',
        'divorziati',
        'stopped paying',
      ],
    ],
    says: "If you both signed the loan, the bank may mostly ask either of you for all of it. Parting, a divorce or a deal between you does not change that. Pay if you can, to avoid costs and bad entries. Claim the other's share back in writing, with proof. Ask the bank to let one of you go; it need not agree. Cannot pay? Ask it for smaller parts now, and see an OCC or a consumer group.",
    authority: cite('cc', 'articoli 1292, 1294, 1298 e 1299'),
  },
]
