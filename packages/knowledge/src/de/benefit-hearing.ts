/** A social office asks for your side (Anhörung) before it takes money back. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { PAID_BACK } from './conditions-office.ts'

const OFFICE: Test = {
  says: [
    'rentenversicherung',
    'witwenrente',
    'agentur für arbeit',
    'jobcenter',
    'elterngeldstelle',
    'elterngeld',
    'sozialamt',
    'krankengeld',
    'familienkasse',
    'wohngeld',
    'bafög',
    'unterhaltsvorschuss',
    'pflegegeld',
    'sgb x',
  ],
}
const ASKED: Test = {
  says: ['anhörung', 'zu äußern', 'äußern', 'gelegenheit zur stellungnahme', 'stellung zu nehmen'],
}
/** Child benefit follows tax law, and advance maintenance an act of its own: no trust in the decision guards them. */
const OTHER_LAW: Test = { says: ['kindergeld', 'unterhaltsvorschuss', 'abgabenordnung'] }
const PENSION: Test = {
  says: ['witwenrente', 'witwerrente'],
}

const BASE = {
  country: 'de',
  kinds: ['OTHER'],
  topics: ['general', 'debt'],
  when: { all: [OFFICE, PAID_BACK, ASKED] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const BENEFIT_HEARING: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.benefit-hearing.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The office believes that it paid you too much. It asks for your side first (Anhörung). Nothing is decided yet.',
    authority: cite('sgb10', '24', { provision: '§ 24 SGB X' }),
  },
  {
    ...BASE,
    id: 'de.benefit-hearing.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    when: { all: [OFFICE, PAID_BACK, ASKED], not: [OTHER_LAW] },
    says: 'They may take money back for the past only under strict rules. A good answer now can lower it or end it.',
    authority: cite('sgb10', '45', { provision: '§§ 45 und 48 SGB X' }),
  },
  {
    ...BASE,
    id: 'de.benefit-hearing.right-change',
    kind: 'right',
    rank: 2,
    when: { all: [OFFICE, PAID_BACK, ASKED], not: [OTHER_LAW] },
    says: 'Did something change after the decision? For the past it mostly counts only in three cases. You did not report it, had other income or wealth, or must have known that nothing was due.',
    authority: cite('sgb10', '48', { provision: '§ 48 Abs. 1 SGB X' }),
  },
  {
    ...BASE,
    id: 'de.benefit-hearing.right-trust',
    kind: 'right',
    rank: 3,
    when: { all: [OFFICE, PAID_BACK, ASKED], not: [OTHER_LAW] },
    says: 'Was the decision wrong from the start through their mistake? If you could not know and spent it, you may mostly keep it.',
    authority: cite('sgb10', '45', { provision: '§ 45 Abs. 2 und 4 SGB X' }),
  },
  {
    ...BASE,
    id: 'de.benefit-hearing.right-back',
    kind: 'right',
    rank: 4,
    when: {
      all: [OFFICE, PAID_BACK, ASKED],
      not: [{ says: ['wohngeld', 'bafög', 'unterhaltsvorschuss', 'familienkasse'] }],
    },
    says: 'They can claim it only with a written decision that says why and how much (Erstattung). You can object for free within a month.',
    authority: cite('sgb10', '50', { provision: '§ 50 SGB X; § 84 SGG' }),
  },
  {
    ...BASE,
    id: 'de.benefit-hearing.right-widow',
    kind: 'right',
    rank: 1,
    when: { all: [PENSION, PAID_BACK] },
    says: 'With a widow’s or widower’s pension only a part of other income counts: what is above a free sum, and of that 40%. In the first three months nothing counts. Have it reckoned.',
    authority: cite('sgb6', '97', { provision: '§ 97 SGB VI' }),
  },
  {
    ...BASE,
    id: 'de.benefit-hearing.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Answer by the day given. Say what you reported and when, add copies, and ask for the count. Write that the money is spent, if so.',
    authority: cite('sgb10', '24', { provision: '§§ 24 und 25 SGB X' }),
  },
]
