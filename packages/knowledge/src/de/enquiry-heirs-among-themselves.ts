/** Questions about brothers and sisters who inherit together. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_HEIRS_AMONG_THEMSELVES: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-family.heirs-together',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'erbe',
        'erbt',
        'geerbt',
        'erbschaft',
        'erben',
        'nachlass',
        'gestorben',
        'verstorben',
        'testament',
        'inherit',
      ],
      [
        'bruder',
        'schwester',
        'geschwister',
        'brüder',
        'schwestern',
        'erbengemeinschaft',
        'miterbe',
        'miterben',
        'brother',
        'sister',
      ],
      [
        'steht mir zu',
        'will alles',
        'anteil',
        'teilen',
        'aufteilen',
        'haus',
        'auszahlen',
        'gibt nichts',
        'wer bekommt',
        'wer erbt',
        'verkaufen',
        'share',
      ],
    ],
    says: 'Without a will the children share equally; a husband or wife left mostly gets half. Ask the probate court (Nachlassgericht) if there is a will. Heirs own and decide together: nobody may sell the home or empty the account alone. Ask your brother or sister in writing for a list of all goods; whoever holds them must tell you. Offer a written split. If you cannot agree, see a lawyer.',
    authority: cite('bgb', '2038', { provision: '§§ 1924, 1931, 2027, 2032, 2038 bis 2042 BGB' }),
  },
]
