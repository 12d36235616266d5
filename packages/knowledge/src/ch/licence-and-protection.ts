/** A licence that is withdrawn, and the authority that protects adults and children (KESB, APEA). */
import type { Rule, Test } from '@plainletter/contracts/rule'

const LICENCE: Test = {
  says: [
    'führerausweisentzug',
    'entzug des führerausweises',
    'führerausweis wird entzogen',
    'führerausweis',
    'retrait de permis',
    'retrait du permis de conduire',
    'revoca della licenza di condurre',
    'revoca della licenza',
  ],
}
const TAKEN: Test = { says: ['entzug', 'entzogen', 'führerausweisentzug', 'retrait', 'revoca'] }
const KESB: Test = {
  says: [
    'kesb',
    'kindes- und erwachsenenschutzbehörde',
    'beistandschaft',
    'apea',
    'autorité de protection de l’adulte',
    "autorité de protection de l'adulte",
    'curatelle',
    'autorità regionale di protezione',
    'curatela',
  ],
}

const BASE = {
  country: 'ch',
  kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE'],
  topics: ['general', 'family', 'criminal'],
  when: { any: [LICENCE, KESB] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LICENCE_AND_PROTECTION: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.licence.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    when: { all: [LICENCE, TAKEN] },
    says: 'The road office takes your licence for a time, or means to. This is apart from the fine.',
    authority: {
      title: 'Strassenverkehrsgesetz (SVG) / Loi sur la circulation routière (LCR)',
      provision: 'Art. 16 bis 16c',
      url: 'https://www.fedlex.admin.ch/eli/cc/1959/679_705_685/de',
      inForceFrom: '2023-10-01',
    },
  },
  {
    ...BASE,
    id: 'ch.licence.right-length',
    kind: 'right',
    rank: 1,
    when: { all: [LICENCE, TAKEN] },
    says: 'How long depends on how grave it was: mostly one month for a medium, three for a grave case, longer if it happens again. Your need to drive for work counts, but not below that least time.',
    authority: {
      title: 'Strassenverkehrsgesetz (SVG) / Loi sur la circulation routière (LCR)',
      provision: 'Art. 16 Abs. 3, 16a, 16b und 16c',
      url: 'https://www.fedlex.admin.ch/eli/cc/1959/679_705_685/de',
      inForceFrom: '2023-10-01',
    },
  },
  {
    ...BASE,
    id: 'ch.licence.right-heard',
    kind: 'right',
    rank: 2,
    when: { all: [LICENCE, TAKEN] },
    says: 'They must mostly hear you first, and give reasons in writing. You mostly have 30 days to appeal; a dispute on the facts belongs in the criminal case, so object there in time.',
    authority: {
      title: 'Strassenverkehrsgesetz (SVG) / Loi sur la circulation routière (LCR)',
      provision: 'Art. 23; BV/Cst. Art. 29',
      url: 'https://www.fedlex.admin.ch/eli/cc/1959/679_705_685/de',
      inForceFrom: '2023-10-01',
    },
  },
  {
    ...BASE,
    id: 'ch.protect.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    when: { all: [KESB] },
    says: 'The authority (KESB, APEA) looks at whether you or your child needs help by law (Beistandschaft).',
    authority: {
      title: 'Zivilgesetzbuch (ZGB) / Code civil (CC)',
      provision: 'Art. 307 bis 310 und 388 bis 390',
      url: 'https://www.fedlex.admin.ch/eli/cc/24/233_245_233/de',
      inForceFrom: '2013-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.protect.right-heard',
    kind: 'right',
    rank: 1,
    when: { all: [KESB] },
    says: 'It must mostly hear you in person. A measure must be needed and fit: a power of your own, family or free help goes first. You may name the person, see the file and bring a lawyer.',
    authority: {
      title: 'Zivilgesetzbuch (ZGB) / Code civil (CC)',
      provision: 'Art. 360, 389, 401, 447, 449a und 449b',
      url: 'https://www.fedlex.admin.ch/eli/cc/24/233_245_233/de',
      inForceFrom: '2013-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.protect.right-appeal',
    kind: 'right',
    rank: 2,
    when: { all: [KESB] },
    says: 'Against its decision you have 30 days to go to the court, against a fast measure ten. Someone close to you may do so too.',
    authority: {
      title: 'Zivilgesetzbuch (ZGB) / Code civil (CC)',
      provision: 'Art. 445 Abs. 3, 450 und 450b',
      url: 'https://www.fedlex.admin.ch/eli/cc/24/233_245_233/de',
      inForceFrom: '2013-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.protect.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Ask in writing for the file and more time if you need it. Write what you say to it, with papers, before the day.',
    authority: {
      title: 'Bundesverfassung (BV) / Constitution (Cst.)',
      provision: 'Art. 29',
      url: 'https://www.fedlex.admin.ch/eli/cc/1999/404/de',
      inForceFrom: '2000-01-01',
    },
  },
]
