/** The court means to give a grown-up a legal guardian (rechtliche Betreuung), or has done so. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

/** Words of the court for people who can no longer see to their affairs alone. */
export const GUARDIANSHIP: Test = {
  says: [
    'betreuungsgericht',
    'betreuungssache',
    'betreuungsverfahren',
    'rechtliche betreuung',
    'rechtlichen betreuung',
    'rechtlichen betreuer',
    'rechtliche betreuerin',
    'rechtlicher betreuer',
    'bestellung eines betreuers',
    'betreuer zu bestellen',
    'betreuer bestellt',
    'verfahrenspflegerin',
    'verfahrenspfleger',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['COURT_CLAIM', 'COURT_JUDGMENT', 'OTHER'],
  topics: ['family', 'general'],
  when: { all: [GUARDIANSHIP] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ADULT_GUARDIANSHIP: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.guardian.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'A court looks at whether you need someone who acts for you by law (rechtliche Betreuung), or has decided on it. Nobody sues you.',
    authority: cite('bgb', '1814', { provision: '§ 1814 BGB', from: '2023-01-01' }),
  },
  {
    ...BASE,
    id: 'de.guardian.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    says: 'Before it decides, a judge must mostly see and hear you, and an expert, mostly a doctor, examines you. In an urgent case that may come later. Even with a guardian you mostly may still decide and sign yourself.',
    authority: cite('famfg', '278', {
      provision: '§§ 278, 280, 281, 300 und 301 FamFG; § 1825 BGB',
      from: '2023-01-01',
    }),
  },
  {
    ...BASE,
    id: 'de.guardian.right-will',
    kind: 'right',
    rank: 1,
    says: 'No guardian may be set against your free will. It must also be needed, and only for what you cannot do yourself.',
    authority: cite('bgb', '1814', { provision: '§§ 1814 und 1815 BGB', from: '2023-01-01' }),
  },
  {
    ...BASE,
    id: 'de.guardian.right-proxy',
    kind: 'right',
    rank: 2,
    says: 'If someone you trust has a power of attorney (Vorsorgevollmacht), mostly no guardian is needed. Show it to the court now.',
    authority: cite('bgb', '1814', {
      provision: '§§ 1814 Abs. 3 und 1820 BGB',
      from: '2023-01-01',
    }),
  },
  {
    ...BASE,
    id: 'de.guardian.right-who',
    kind: 'right',
    rank: 3,
    says: 'You may say who it should be and who not. The court must mostly follow that.',
    authority: cite('bgb', '1814', { provision: '§ 1816 Abs. 2 BGB', from: '2023-01-01' }),
  },
  {
    ...BASE,
    id: 'de.guardian.right-appeal',
    kind: 'right',
    rank: 4,
    says: 'You can appeal within one month of getting the written decision (Beschwerde), against a fast order within two weeks. You may do so yourself, without a lawyer. Close family who took part can too.',
    authority: cite('famfg', '63', { provision: '§§ 10, 58, 63, 275 und 303 FamFG' }),
  },
  {
    ...BASE,
    id: 'de.guardian.step',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Write to the court before the hearing: what you can do yourself, who helps you, and whom you want or do not want. Ask for someone you trust to be there.',
    authority: cite('famfg', '278', { provision: '§§ 278 und 279 FamFG; § 170 GVG' }),
  },
]
