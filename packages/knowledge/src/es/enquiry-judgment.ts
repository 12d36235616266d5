/** Questions about a judgment, the appeal, and what a court may take. `asks` holds the words people type, in Spanish and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ASK = {
  country: 'es',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_JUDGMENT: readonly Rule[] = [
  {
    ...ASK,
    id: 'es.ask.appeal',
    topics: ['debt', 'general', 'housing', 'consumer'],
    rank: 9,
    verdict: 'it_depends',
    when: { not: [{ says: ['multa', 'despido', 'despedido', 'delito', 'penal', 'casación'] }] },
    asks: [
      [
        'sentencia',
        'juez me ha condenado',
        'condenado a pagar',
        'condenada a pagar',
        'he perdido el juicio',
        'perdí el juicio',
        'judgment',
      ],
      [
        'apelar',
        'apelación',
        'apelacion',
        'recurrir',
        'recurso',
        'appeal',
        'qué puedo hacer',
        'cuánto tiempo',
      ],
    ],
    says: 'You have 20 working days from the day you were told. There is no appeal in an oral trial (juicio verbal) about up to €3,000. You need a lawyer, free with a low income, and a deposit of €50. The other side can ask to enforce it before the appeal ends.',
    dependsOn: 'the kind of trial and the sum',
    authority: cite('lec', 'artículos 455, 458, 524 y 548'),
  },
  {
    ...ASK,
    id: 'es.ask.enforcement',
    topics: ['debt', 'general'],
    rank: 9,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'hipotecaria',
            'hipoteca',
            'desahucio',
            'apremio',
            'hacienda',
            'agencia tributaria',
            'seguridad social',
            'multa',
          ],
        },
      ],
    },
    asks: [
      ['ejecución', 'ejecucion', 'auto de ejecución', 'ejecución de títulos', 'enforcement'],
      [
        'notificado',
        'recibido',
        'llegado',
        'qué pasa',
        'que pasa',
        'qué hago',
        'que hago',
        'oponerme',
        'juzgado',
        'despachado',
      ],
    ],
    says: 'You have ten working days to object, for few reasons: you paid, it was settled, or it is too old. The court can look for accounts, pay and goods at once. Pay up to the minimum wage is safe. Ask for a free lawyer, and offer a plan.',
    authority: cite('lec', 'artículos 551, 556, 557 y 607'),
  },
  {
    ...ASK,
    id: 'es.ask.home-seized',
    topics: ['debt', 'housing', 'general'],
    rank: 9,
    verdict: 'it_depends',
    when: { not: [{ says: ['alquiler', 'casero', 'desahucio', 'entrar', 'muebles'] }] },
    asks: [
      ['vivienda habitual', 'mi casa', 'la casa', 'mi vivienda', 'mi piso', 'home'],
      [
        'embargar',
        'embargarme',
        'embargarnos',
        'embargan',
        'subasta',
        'subastar',
        'seize',
        'auction',
      ],
    ],
    says: 'Yes, but only a court or a public office can, and money and pay go first. For a home loan the bank needs long arrears and must ask you a month before. People at risk can have the eviction stopped. See a free lawyer and offer a plan early.',
    dependsOn: 'who the creditor is',
    authority: cite(
      'lec',
      'artículos 551, 592, 605 y 693; Ley 5/2019, artículo 24; Ley 1/2013, artículo 1',
    ),
  },
]
