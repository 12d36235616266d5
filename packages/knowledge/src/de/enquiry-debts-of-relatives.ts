/** Questions about the debts of a husband, a wife, a parent or someone who died. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_DEBTS_OF_RELATIVES: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-debt.heir',
    kind: 'answer',
    verdict: 'it_depends',
    rank: 12,
    asks: [
      [
        'erbe',
        'erben',
        'geerbt',
        'erbschaft',
        'verstorben',
        'gestorben',
        'inherit',
        'inherited',
        'died',
        'estate',
      ],
      ['schulden', 'ausschlagen', 'debts', 'debt'],
    ],
    says: 'Heirs take over debts. You can refuse the estate (Ausschlagung) within six weeks of learning of it, at the probate court or a notary.',
    dependsOn: 'whether you refuse the estate within six weeks',
    authority: cite('bgb', '1944', { provision: '§§ 1942 bis 1945 BGB' }),
  },
  {
    ...BASE,
    id: 'de.ask-debt.spouse',
    kind: 'answer',
    verdict: 'no',
    rank: 15,
    asks: [
      [
        'ehemann',
        'mutter',
        'vater',
        'bruder',
        'schwester',
        'ehefrau',
        'ehepartner',
        'mann',
        'frau',
        'partner',
        'eltern',
        'husband',
        'wife',
        'spouse',
        'parents',
      ],
      [
        'schulden haften',
        'für schulden',
        'für die schulden',
        'schulden aufkommen',
        'schulden meiner mutter',
        'schulden meines vaters',
        'schulden meines',
        'schulden meiner',
        'hafte ich',
        'debts of my',
        'liable for',
        'his debts',
        'her debts',
      ],
    ],
    says: "You do not owe your spouse's or parents' debts, unless you signed too. An exception are daily purchases for the family.",
    authority: cite('bgb', '1357', { provision: '§§ 421, 1357 BGB' }),
  },
]
