/** A benefit is refused or stopped because papers are missing (fehlende Mitwirkung), and what a rent benefit is. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const MISSING: Test = {
  says: [
    'mitwirkungspflicht',
    'mitwirkungspflichten',
    'fehlende mitwirkung',
    'fehlender mitwirkung',
    'mangelnder mitwirkung',
    '§ 66 sgb i',
    '§ 60 sgb i',
    '§§ 60',
    '§ 66 abs. 1 sgb i',
    'unterlagen haben sie trotz aufforderung nicht',
    'fehlende unterlagen',
  ],
}
/** A benefit of the social codes: offices for foreigners and the tax law speak of Mitwirkung too. */
const BENEFIT: Test = {
  says: [
    'sgb i',
    'sozialleistung',
    'sozialleistungen',
    'sozialamt',
    'jobcenter',
    'agentur für arbeit',
    'arbeitslosengeld',
    'grundsicherung',
    'grundsicherungsgeld',
    'bürgergeld',
    'wohngeld',
    'wohngeldbehörde',
    'wohngeldstelle',
    'mietzuschuss',
    'lastenzuschuss',
    'elterngeld',
    'elterngeldstelle',
    'unterhaltsvorschuss',
    'kinderzuschlag',
    'bafög',
    'ausbildungsförderung',
    'krankengeld',
    'krankenkasse',
    'pflegegeld',
    'pflegekasse',
    'rentenversicherung',
    'rente',
  ],
}
const HOUSING_BENEFIT: Test = {
  says: ['wohngeld', 'wohngeldbehörde', 'wohngeldstelle', 'mietzuschuss', 'lastenzuschuss'],
}

const BASE = {
  country: 'de',
  kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
  topics: ['general', 'debt', 'housing'],
  when: {
    all: [MISSING, BENEFIT],
    not: [
      {
        says: [
          'versicherungsnehmer',
          'finanzamt',
          'steuererklärung',
          'kindergeld',
          'aufenthaltsgesetz',
          'aufenthg',
        ],
      },
    ],
  },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const MISSING_PAPERS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.papers.right-warned',
    kind: 'right',
    rank: 2,
    says: 'For missing papers they may refuse or stop a benefit only after a written warning with a last day (§ 66).',
    authority: cite('sgb1', '66', { provision: '§§ 60 und 66 SGB I' }),
  },
  {
    ...BASE,
    id: 'de.papers.right-later',
    kind: 'right',
    rank: 3,
    says: 'Hand the papers in later: then they can pay for the past as well. What you cannot get, or they can get more easily, you need not bring.',
    authority: cite('sgb1', '67', { provision: '§§ 65 und 67 SGB I' }),
  },
  {
    ...BASE,
    id: 'de.papers.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Write which papers you enclose, which follow and when, and which you cannot get. Keep proof that you handed them in.',
    authority: cite('sgb1', '67', { provision: '§§ 65 bis 67 SGB I' }),
  },
  {
    ...BASE,
    id: 'de.papers.right-housing-benefit',
    kind: 'right',
    rank: 4,
    when: { all: [HOUSING_BENEFIT] },
    says: 'Housing benefit (Wohngeld) is a right, not a favour. Your rent, household and income decide. Explain what you live on, such as savings or help.',
    authority: cite('wogg', '3', { provision: '§§ 1, 3, 4 und 21 WoGG' }),
  },
]
