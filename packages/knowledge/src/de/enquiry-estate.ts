/** Questions about an estate: its debts, and the share that nobody can take away. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const DEBT = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['family', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_ESTATE: readonly Rule[] = [
  {
    ...DEBT,
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
    id: 'de.ask-family.forced-share',
    kind: 'answer',
    verdict: 'do_this',
    rank: 12,
    checkedOn: '2026-11-22',
    asks: [
      [
        'enterbt',
        'pflichtteil',
        'vom erbe ausgeschlossen',
        'nicht im testament',
        'disinherited',
        'left out of the will',
      ],
      [
        'wie',
        'was',
        'kann',
        'muss',
        'steht mir',
        'anspruch',
        'geschwister',
        'vater',
        'mutter',
        'how',
        'what',
        'can',
        'my share',
        'father',
        'mother',
      ],
    ],
    says: 'Children, husbands, wives and, if there are no children, parents can ask the heirs for money: half of their share by law (Pflichtteil). Ask in writing for a list of the estate first. You have three years, counted from the end of the year in which you learn of it.',
    authority: cite('bgb', '2303', { provision: '§§ 2303, 2314, 2317 BGB', from: '2010-01-01' }),
  },
]
