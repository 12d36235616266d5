/** Which court, what a case costs, and the time limits of the rarer orders to pay. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { FROM_PUBLIC, NOT_PUBLIC } from './conditions-sender.ts'

const BASE = {
  country: 'es',
  kinds: ['COURT_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const COURT_COSTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.claim.right-own-court',
    kind: 'right',
    rank: 18,
    when: {
      any: [{ says: ['monitorio'] }],
      not: [{ says: ['comunidad de propietarios', 'monitorio europeo'] }],
    },
    authority: cite('lec', 'artículos 812 a 818 (el juzgado: artículo 813)'),
    says: 'Only the court of the place where you live may deal with this order. If it comes from another place, tell the court.',
  },
  {
    ...BASE,
    id: 'es.claim.costs',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 30,
    authority: cite('lec', 'artículos 32.5 y 394'),
    says: "Who loses the whole case pays the costs. For the other side's lawyer that is at most a third of the sum claimed.",
  },
  {
    ...BASE,
    id: 'es.claim.deadline-bill',
    kind: 'deadline',
    rank: 9,
    when: {
      any: [
        {
          says: [
            'juicio cambiario',
            'proceso cambiario',
            'oposición cambiaria',
            'demanda cambiaria',
          ],
        },
      ],
    },
    terms: { trigger: 'letter', count: 10, unit: 'working_days', roll: 'none' },
    weight: 'main',
    example: { clause: 'artículo 821 LEC', trigger: '2026-11-02', result: '2026-11-16' },
    action: 'Pay, or file the opposition through a lawyer',
    consequence: 'The court goes on to take what you own.',
    authority: cite('lec', 'artículos 821 y 824'),
    says: 'In a case on a bill or promissory note (juicio cambiario) you have ten working days to pay or oppose.',
  },
  {
    ...BASE,
    id: 'es.claim.right-european-order',
    kind: 'right',
    rank: 9,
    when: {
      any: [
        {
          says: [
            'requerimiento europeo de pago',
            'proceso monitorio europeo',
            'monitorio europeo',
            '1896/2006',
          ],
        },
      ],
    },
    authority: {
      title: 'Reglamento (CE) 1896/2006 (proceso monitorio europeo)',
      provision: 'artículos 16 y 24',
      url: 'https://eur-lex.europa.eu/eli/reg/2006/1896/oj',
      inForceFrom: '2008-12-12',
    },
    says: 'Against a European order for payment you have 30 days to oppose with its form. You need no reasons and no lawyer.',
  },
  {
    ...BASE,
    id: 'es.enforce.interest',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 30,
    kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE'],
    when: NOT_PUBLIC,
    authority: cite('lec', 'artículo 576'),
    says: 'From the judgment on, the sum bears the legal interest plus two points, unless it names another rate.',
  },
  {
    ...BASE,
    id: 'es.enforce.right-public-grounds',
    kind: 'right',
    rank: 13,
    kinds: ['BAILIFF_NOTICE'],
    when: FROM_PUBLIC,
    authority: cite('lgt', 'artículo 170.3'),
    says: 'Against a seizure by the tax office these reasons count: paid or too old, no demand served, collection stopped, or its rules broken.',
  },
]
