/** What the law gives to people whose benefit is wanted back, and what to beware of. */
import type { Rule } from '@plainletter/contracts/rule'

import { ofBenefits } from './benefits-scope.ts'
import { cite } from './cite-law.ts'
import { CHANGE_LATER, FOR_THE_TIME_BEING, NO_PAUSE, PAID_BACK } from './conditions-office.ts'

const BASE = {
  country: 'de',
  kinds: ['BENEFIT_OVERPAYMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.public.benefit-right-hearing',
    when: { any: [PAID_BACK] },
    kind: 'right',
    says: 'Before they take money back they must ask for your side.',
    authority: cite('sgb10', '24'),
  },
  {
    ...BASE,
    id: 'de.public.benefit-right-trust',
    when: { not: [CHANGE_LATER, FOR_THE_TIME_BEING] },
    kind: 'right',
    says: 'If the mistake was theirs and you could not know it, you may keep money that you have spent.',
    authority: cite('sgb10', '45', { provision: '§ 45 Abs. 2 SGB X' }),
  },
  {
    ...BASE,
    id: 'de.public.benefit-right-court',
    kind: 'right',
    says: 'The social court costs you nothing. You need no lawyer there.',
    authority: cite('sgg', '183'),
  },
  {
    ...BASE,
    id: 'de.public.benefit-right-no-pause',
    kind: 'right',
    rank: 6,
    checkedOn: '2026-11-23',
    dayToAct: 'open',
    when: { all: [NO_PAUSE], any: [PAID_BACK] },
    says: 'Here an objection alone does not stop the repayment. Ask the office in the same letter to pause it. If it says no, ask the social court. Both are free.',
    authority: cite('sgg', '86a', { provision: '§ 86a Abs. 3 und § 86b Abs. 1 SGG' }),
  },
  {
    ...BASE,
    id: 'de.public.benefit-right-urgent',
    kind: 'right',
    says: 'If you have no money to live on, the social court can decide within days (Eilantrag).',
    authority: cite('sgg', '86b'),
  },
  {
    ...BASE,
    id: 'de.public.benefit-right-side-job',
    kind: 'right',
    rank: 20,
    checkedOn: '2026-11-24',
    when: {
      all: [
        { says: ['arbeitslosengeld', 'agentur für arbeit'] },
        {
          says: [
            'nebeneinkommen',
            'nebenjob',
            'nebentätigkeit',
            'nebenverdienst',
            'nebenbeschäftigung',
            'minijob',
          ],
        },
      ],
      not: [{ says: ['jobcenter', 'sgb ii'] }],
    },
    says: 'Beside unemployment pay €165 a month of side pay stays yours, if you work under 15 hours a week. Check that they took this off.',
    authority: cite('sgb3', '155', { provision: '§ 155 und § 138 Abs. 3 SGB III' }),
  },
  {
    ...BASE,
    id: 'de.public.benefit-right-inheritance',
    kind: 'right',
    rank: 20,
    when: {
      all: [
        { says: ['erbschaft', 'nachlass', 'erbe', 'geerbt'] },
        { says: ['jobcenter', 'bürgergeld', 'buergergeld', 'grundsicherungsgeld', 'sgb ii'] },
      ],
    },
    says: 'An inheritance is not income at the Jobcenter since July 2023. It counts only as savings, above the sum that is free.',
    authority: cite('sgb2', '11a', {
      provision: '§ 11a Abs. 1 Nr. 7, §§ 11, 12 SGB II',
      from: '2023-07-01',
    }),
  },
  {
    ...BASE,
    id: 'de.public.benefit-right-income',
    kind: 'right',
    rank: 30,
    when: {
      all: [
        { says: ['jobcenter', 'bürgergeld', 'buergergeld', 'grundsicherungsgeld', 'sgb ii'] },
        {
          says: [
            'einkommen',
            'einnahme',
            'einnahmen',
            'lohn',
            'verdienst',
            'vermögen',
            'gearbeitet',
            'steuererstattung',
            'minijob',
            'zufluss',
          ],
        },
      ],
    },
    says: 'Not all income counts. Ask which law they used, for which month, and which free amounts they took off.',
    authority: cite('sgb2', '11b', { provision: '§§ 11, 11a, 11b, 12 SGB II' }),
  },
  {
    ...BASE,
    id: 'de.public.benefit-right-setoff',
    kind: 'right',
    rank: 25,
    when: {
      all: [
        { says: ['jobcenter', 'bürgergeld', 'buergergeld', 'grundsicherungsgeld', 'sgb ii'] },
        {
          says: [
            'aufrechnung',
            'aufrechnen',
            'rechnen wir auf',
            'rechnen wir monatlich',
            'rechnen monatlich',
            'behalten wir',
            'monatlich ein',
            'aufgerechnet',
            'verrechnet',
            'verrechnung',
            'einbehalten',
            'tilgung',
          ],
        },
      ],
    },
    says: 'They may hold back only a fixed share of your benefit (Aufrechnung). It needs a decision, and you can object to that too.',
    authority: cite('sgb2', '43'),
  },
  {
    ...BASE,
    id: 'de.public.benefit-warn-stop',
    when: {
      any: [
        { says: ['jobcenter', 'bürgergeld', 'grundsicherung', 'grundsicherungsgeld', 'sgb ii'] },
      ],
    },
    kind: 'warning',
    severity: 'medium',
    rank: 10,
    says: 'An objection does not restart benefit that was stopped or cut. For that you need an urgent request at the social court.',
    authority: cite('sgb2', '39'),
  },
  {
    ...BASE,
    id: 'de.public.benefit-warn-crime',
    when: {
      any: [
        {
          says: ['betrug', 'vorsätzlich', 'grob fahrlässig', 'strafanzeige', 'ordnungswidrigkeit'],
        },
      ],
    },
    kind: 'warning',
    severity: 'medium',
    rank: 20,
    needsProfessional: true,
    says: 'They say that you did this on purpose or with gross fault. Get a lawyer before you explain anything.',
    authority: cite('stgb', '263'),
  },
  {
    ...BASE,
    id: 'de.public.benefit-insight',
    kind: 'insight',
    severity: 'medium',
    rank: 10,
    confidence: 0.7,
    says: 'The decision must say which old decision falls, for which months, and for whom in the household. Errors there are common.',
    actionable: 'Check each month and each person.',
    authority: cite('sgb10', '45', { provision: '§§ 33, 35, 45 SGB X' }),
  },
  {
    ...BASE,
    id: 'de.public.benefit-limitation',
    kind: 'limitation',
    years: 4,
    fromYearEnd: true,
    effect: 'court_action_barred',
    says: 'A claim for repayment gets too old four years after the end of the year in which the decision became final.',
    from: 'the end of the year in which the repayment decision became final',
    restartedBy: 'A payment or an enforcement step can start the four years again.',
    authority: cite('sgb10', '50', { provision: '§ 50 Abs. 4 SGB X' }),
  },
  {
    ...BASE,
    id: 'de.public.change-post',
    kinds: ['BENEFIT_OVERPAYMENT', 'TAX_DEMAND'],
    kind: 'change',
    changedOn: '2025-01-01',
    says: 'The time to object starts on the fourth day after posting.',
    was: 'Letters of offices counted as received on the third day after posting.',
    is: 'Since 1 January 2025 it is the fourth day.',
    authority: cite('sgb10', '37', { from: '2025-01-01' }),
  },
]

export const BENEFITS_RIGHTS: readonly Rule[] = ROWS.map(ofBenefits)
