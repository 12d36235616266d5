/** Questions about what may be taken of pay, accounts and homes. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-02-28',
} satisfies Partial<Rule>

export const ENQUIRY_ENFORCEMENT: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.wage-limit',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general'],
    rank: 8,
    asks: [
      [
        'embargar',
        'embargan',
        'embargarme',
        'embargo',
        'seize',
        'garnish',
        'take my',
        'embargado',
        'embargada',
        'me ha embargado',
        'me han embargado',
      ],
      [
        'nómina',
        'nomina',
        'sueldo',
        'salario',
        'pensión',
        'pension',
        'paga',
        'wages',
        'salary',
        'pay',
      ],
    ],
    verdict: 'it_depends',
    says: 'Net pay up to the minimum wage (€1,221 a month in 2026) may not be taken. Above it, 30% of the next part, then more. A court or a public office must order it.',
    dependsOn: 'how much you earn and who takes it',
    authority: cite('lec', 'artículo 607'),
    checkBy: '2027-01-31',
  },
  {
    ...BASE,
    id: 'es.ask.account',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general'],
    rank: 10,
    asks: [
      ['embargar', 'embargado', 'embargada', 'bloqueada', 'bloqueado', 'seized', 'frozen'],
      ['cuenta', 'banco', 'account', 'bank'],
    ],
    verdict: 'do_this',
    says: 'Ask the bank which court or office ordered it. Then send pay slips and bank papers and ask them to free the pay or pension that may not be taken.',
    authority: cite('lec', 'artículos 607 y 609'),
  },
  {
    ...BASE,
    id: 'es.ask.myth-take-house',
    kind: 'myth',
    topics: ['debt', 'consumer', 'general'],
    premise: [
      'quitarme la casa',
      'quitan la casa',
      'perder la casa',
      'take my house',
      'lose my house',
    ],
    says: 'No one takes a home because of a letter. A court must decide, and it takes money and pay first.',
    authority: cite('lec', 'artículos 551, 584 y 605'),
  },
  {
    ...BASE,
    id: 'es.ask.myth-all-wages',
    kind: 'myth',
    topics: ['debt', 'consumer', 'general'],
    premise: [
      'todo el sueldo',
      'toda la nómina',
      'toda la nomina',
      'toda mi pensión',
      'todo mi sueldo',
      'all my wages',
      'all my salary',
    ],
    says: 'They may never take all of it. The part up to the minimum wage is yours.',
    authority: cite('lec', 'artículo 607'),
  },
]
