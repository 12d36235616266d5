/** Questions about the debts of a parent or relative who died. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_REFUSE_ESTATE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-debt.parent-died',
    kind: 'answer',
    topics: ['debt', 'family', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'vater',
        'mutter',
        'eltern',
        'bruder',
        'schwester',
        'oma',
        'opa',
        'onkel',
        'tante',
        'mann',
        'father',
        'mother',
      ],
      [
        'gestorben',
        'verstorben',
        'verstarb',
        'tot',
        'todesfall',
        'tod meines',
        'tod meiner',
        'died',
      ],
      [
        'schulden',
        'bank schreibt',
        'schreibt mir eine bank',
        'inkasso',
        'gläubiger',
        'kredit',
        'überschuldet',
        'offene rechnungen',
        'debts',
      ],
    ],
    says: 'You need not pay if you refuse the estate in time. You have six weeks from learning of the death and that you inherit. It is six months if they lived only abroad or you are abroad then. Go to the probate court (Nachlassgericht) or a notary in person: a plain letter does not do. Refuse for your children too. Until then pay, sell and sign nothing. Tell the bank that you are looking into it.',
    authority: cite('bgb', '1944', { provision: '§§ 1943 bis 1945, 1953 und 1967 BGB' }),
  },
]
