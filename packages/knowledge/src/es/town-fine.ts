/** Fines that have nothing to do with traffic: rubbish, noise, dogs, drinking in the street, travel without a ticket. */
import type { Condition, Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const OFF_ROAD: Test = {
  says: [
    'residuos urbanos',
    'residuos domésticos',
    'ley de residuos',
    'abandono de residuos',
    'recogida de residuos',
    'gestión de residuos',
    'depositar residuos',
    'bolsa de basura',
    'bolsas de basura',
    'depositar basura',
    'muebles y enseres',
    'limpieza viaria',
    'vertido',
    'ruido',
    'ruidos',
    'contaminación acústica',
    'animales',
    'perro',
    'convivencia ciudadana',
    'ordenanza de convivencia',
    'bebidas alcohólicas en la vía pública',
    'consumo de alcohol en la vía pública',
    'ocupación de la vía pública',
    'venta ambulante',
    'sin título de transporte',
    'título de transporte válido',
  ],
}

/** The law of traffic holds for none of these. */
export function onRoad(rows: readonly Rule[]): Rule[] {
  return rows.map((row) => ({
    ...row,
    when: { ...row.when, not: [...(row.when?.not ?? []), OFF_ROAD] },
  }))
}

const NOT_DECIDED: Condition = {
  all: [OFF_ROAD],
  any: [
    {
      says: [
        'apertura',
        'incoación',
        'iniciación',
        'inicio',
        'propuesta',
        'alegaciones',
        'pliego de cargos',
      ],
    },
  ],
}

const BASE = {
  country: 'es',
  kinds: ['PENALTY_CHARGE_NOTICE'],
  when: { all: [OFF_ROAD] },
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const TOWN_FINE: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.town-fine.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    authority: cite('lpac', 'artículos 64 y 89'),
    says: 'An office wants to fine you (sanción). It is not about traffic, so the half price of traffic fines does not count.',
  },
  {
    ...BASE,
    id: 'es.town-fine.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 5,
    authority: cite('lpac', 'artículos 98 a 101'),
    says: 'This is a public office, such as your town. Once the fine is final it can collect without a judge.',
  },
  {
    ...BASE,
    id: 'es.town-fine.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 5,
    when: NOT_DECIDED,
    authority: cite('lpac', 'artículos 53.2, 64 y 82'),
    says: 'You may say what happened and send proof (alegaciones) in the days that the paper gives. They must prove it, not you.',
  },
  {
    ...BASE,
    id: 'es.town-fine.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    when: NOT_DECIDED,
    authority: cite('lpac', 'artículos 64, 85 y 89'),
    says: 'A case has been opened. No fine has been decided yet. If you say nothing, what they propose can become the decision.',
  },
  {
    ...BASE,
    id: 'es.town-fine.step-file',
    kind: 'step',
    list: 'first',
    rank: 5,
    authority: cite('lpac', 'artículo 53.1'),
    says: 'Ask to see the file (expediente): who saw it, the photos, and which rule you are said to have broken.',
  },
  {
    ...BASE,
    id: 'es.town-fine.right-less',
    kind: 'right',
    rank: 5,
    when: NOT_DECIDED,
    authority: cite('lpac', 'artículo 85'),
    says: 'Admitting it takes off at least 20%, and paying before the decision takes off at least 20% more. For that you give up your appeal to the office.',
  },
  {
    ...BASE,
    id: 'es.town-fine.right-lapse',
    kind: 'right',
    rank: 6,
    authority: cite('lpac', 'artículos 21.3, 25.1 y 95'),
    says: 'The office must decide and tell you in time: three months from opening the case, unless its own rules say more. After that the case lapses (caducidad). Say so.',
  },
  {
    ...BASE,
    id: 'es.town-fine.right-old',
    kind: 'right',
    rank: 7,
    authority: {
      title: 'Ley 40/2015, de Régimen Jurídico del Sector Público (LRJSP)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2015-10566',
      provision: 'artículo 30',
      inForceFrom: '2016-10-02',
    },
    says: 'A minor breach is too old after six months, a serious one after two years, unless its own law says otherwise.',
  },
  {
    ...BASE,
    id: 'es.town-fine.option-answer',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    when: NOT_DECIDED,
    dayToAct: 'open',
    authority: cite('lpac', 'artículos 53, 64 y 82'),
    title: 'Send your side (alegaciones)',
    says: 'Write what happened, add photos or witnesses, and give the file number. Hand it in at any public registry.',
    cost: 'Free.',
    time: 'The days in the paper. Saturdays, Sundays and holidays do not count in working days.',
    risk: 'You lose the lower price if you do not pay first.',
    bestFor: 'It was not you, or they cannot show it.',
  },
]
