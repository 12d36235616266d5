/** Refused and ended benefits: the objection, the labour court and what it looks at. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
  checkedOn: '2026-11-22',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

const BENEFIT: Test = {
  says: [
    'ingreso mínimo vital',
    'imv',
    'incapacidad permanente',
    'incapacidad temporal',
    'prestación por desempleo',
    'subsidio por desempleo',
    'subsidio',
    'pensión de jubilación',
    'pensión de viudedad',
    'pensión no contributiva',
    'pensión',
    'prestación',
    'grado de discapacidad',
    'ayuda por hijo',
  ],
}
const REFUSED: Test = {
  says: [
    'denegar',
    'deniega',
    'denegada',
    'denegado',
    'denegación',
    'denegatoria',
    'desestimatoria',
    'desestimar',
    'desestimada',
    'extinguir',
    'extinción de la prestación',
    'extinción del derecho',
    'suspensión de la prestación',
    'no reconocer',
  ],
}
const INCAPACITY: Test = { says: ['incapacidad permanente', 'incapacidad temporal', 'alta médica'] }
const MINIMUM_INCOME: Test = { says: ['ingreso mínimo vital', 'imv'] }

export const BENEFIT_REFUSAL: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.no-benefit.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    kinds: ['OTHER'],
    when: { all: [BENEFIT, REFUSED] },
    says: 'An office refuses or ends a benefit. This is not the last word.',
    authority: cite('lrjs', 'artículo 71'),
  },
  {
    ...BASE,
    id: 'es.no-benefit.right-claim',
    kind: 'right',
    rank: 5,
    when: { all: [BENEFIT, REFUSED] },
    says: 'You can object (reclamación previa) within 30 working days. It is free, and you must do it before you go to a judge.',
    authority: cite('lrjs', 'artículo 71'),
  },
  {
    ...BASE,
    id: 'es.no-benefit.right-court',
    kind: 'right',
    rank: 6,
    when: { all: [BENEFIT, REFUSED] },
    says: 'After a no, or 45 days with no answer, you have 30 working days to go to the labour court. You need no lawyer there.',
    authority: cite('lrjs', 'artículos 18 a 21, 71 y 72'),
  },
  {
    ...BASE,
    id: 'es.no-benefit.right-lawyer',
    kind: 'right',
    rank: 8,
    when: { all: [BENEFIT, REFUSED] },
    says: 'In a case on Social Security you have a free lawyer, whatever your income.',
    authority: cite('gratuita', 'artículo 2, letra d'),
  },
  {
    ...BASE,
    id: 'es.no-benefit.right-incapacity',
    kind: 'right',
    rank: 7,
    when: { all: [INCAPACITY, REFUSED] },
    says: 'What counts is how the illness limits your work, not its name. Ask for the medical report and send yours.',
    authority: cite('lgss', 'artículos 193 y 194'),
  },
  {
    ...BASE,
    id: 'es.no-benefit.right-minimum',
    kind: 'right',
    rank: 7,
    when: { all: [MINIMUM_INCOME, REFUSED] },
    says: 'The minimum income (IMV) looks at the income and goods of all in your home. Check each sum and who they counted.',
    authority: cite('imv', 'artículos 10 a 13'),
  },
  {
    ...BASE,
    id: 'es.no-benefit.step-file',
    kind: 'step',
    list: 'first',
    rank: 10,
    kinds: ['OTHER'],
    when: { all: [BENEFIT, REFUSED] },
    says: 'Read the reason. Ask for your file (expediente) and get free help from a union or social services.',
    authority: cite('lpac', 'artículo 53'),
  },
  {
    ...BASE,
    id: 'es.no-benefit.deadline-claim',
    kind: 'deadline',
    weight: 'main',
    rank: 8,
    kinds: ['OTHER'],
    when: { all: [BENEFIT, REFUSED] },
    terms: { trigger: 'letter', count: 30, unit: 'working_days', roll: 'none' },
    example: { clause: 'artículo 71.2 LRJS', trigger: '2026-10-05', result: '2026-11-17' },
    says: 'You have 30 working days from the day you got it to object. We count from its date, to be safe.',
    action: 'File the objection (reclamación previa) with the office',
    consequence: 'The decision stands. You may have to ask for the benefit again.',
    authority: cite('lrjs', 'artículo 71.2'),
  },
]
