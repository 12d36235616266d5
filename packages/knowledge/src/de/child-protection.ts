/** The youth office (Jugendamt) looks into a risk for a child, or has taken it into care. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const OFFICE: Test = { says: ['jugendamt', 'allgemeiner sozialer dienst', 'amt für jugend'] }
const RISK: Test = {
  says: [
    'kindeswohl',
    'kindeswohlgefährdung',
    'gefährdungseinschätzung',
    'gefährdungsmeldung',
    'wohl ihres kindes',
    'wohl ihrer tochter',
    'wohl ihres sohnes',
    'wohl ihrer kinder',
    'schutzauftrag',
    '§ 8a',
    'inobhutnahme',
    'in obhut genommen',
    'in obhut',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['OTHER'],
  topics: ['family', 'general'],
  when: { all: [OFFICE, RISK] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const CHILD_PROTECTION: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.youth.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'The youth office (Jugendamt) was told of a worry about your child. By law it must look into that.',
    authority: cite('sgb8', '8a', { provision: '§ 8a SGB VIII' }),
  },
  {
    ...BASE,
    id: 'de.youth.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    says: 'They must mostly speak with you and offer help first. In urgent danger they may take a child into care at once. But only a family court can take rights from parents.',
    authority: cite('sgb8', '8a', { provision: '§§ 8a und 42 SGB VIII; § 1666 BGB' }),
  },
  {
    ...BASE,
    id: 'de.youth.right-help',
    kind: 'right',
    rank: 2,
    says: 'Ask for help at home, such as a family helper (Hilfe zur Erziehung). If your child needs it, you have a right to it, and you may say who is to give it.',
    authority: cite('sgb8', '27', { provision: '§§ 5, 27 und 31 SGB VIII' }),
  },
  {
    ...BASE,
    id: 'de.youth.right-support',
    kind: 'right',
    rank: 3,
    says: 'You may bring someone you trust to each talk, and ask to see your file. Who reported it may stay secret.',
    authority: cite('sgb10', '13', { provision: '§ 13 Abs. 4 und § 25 SGB X; § 65 SGB VIII' }),
  },
  {
    ...BASE,
    id: 'de.youth.right-visit',
    kind: 'right',
    rank: 4,
    says: 'You need not let them in without a court order. Only in urgent danger may the police come in all the same. A calm visit often ends the matter, and a no can bring it to the family court.',
    authority: cite('sgb8', '8a', { provision: '§ 8a Abs. 1 bis 3 SGB VIII; Art. 13 GG' }),
  },
  {
    ...BASE,
    id: 'de.youth.right-taken',
    kind: 'right',
    rank: 5,
    says: 'Taken into care (Inobhutnahme)? Say no in writing at once. Then they must give the child back or go to the family court without delay.',
    authority: cite('sgb8', '42', { provision: '§ 42 Abs. 3 SGB VIII' }),
  },
  {
    ...BASE,
    id: 'de.youth.step',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Go to the talk, or ask in writing for another day. Note what goes well, and ask what exactly was reported. A family lawyer or the Caritas can come along.',
    authority: cite('sgb8', '8a', { provision: '§ 8a Abs. 1 und 2 SGB VIII' }),
  },
]
