/** At work: the reasons for a disciplinary dismissal, the end of a temporary contract, sanctions, changes, and ERTE. */
import type { Condition, Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { DISCIPLINARY } from './conditions-work.ts'

const BASE = {
  country: 'es',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  topics: ['employment'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const TEMPORARY: Condition = {
  any: [
    {
      says: [
        'fin de contrato',
        'finalización de contrato',
        'contrato temporal',
        'contrato eventual',
        'expiración del tiempo convenido',
        'circunstancias de la producción',
        'contrato de duración determinada',
      ],
    },
  ],
}

const SANCTION: Condition = {
  any: [
    {
      says: [
        'suspensión de empleo y sueldo',
        'amonestación por escrito',
        'sanción laboral',
        'facultad disciplinaria',
      ],
    },
  ],
  not: [{ says: ['despido', 'extinción de su contrato'] }],
}

const TRANSFER: Condition = {
  any: [
    {
      says: [
        'le comunicamos el traslado',
        'le comunicamos su traslado',
        'movilidad geográfica',
        'su traslado a',
        'traslado de centro',
        'traslado al centro',
        'será trasladado',
        'será trasladada',
        'nuevo centro de trabajo',
      ],
    },
  ],
}

export const JOB_CHANGES: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.job.grounds',
    kind: 'right',
    rank: 9,
    kinds: ['DISMISSAL_LETTER'],
    when: DISCIPLINARY,
    authority: cite('et', 'artículos 54 y 55; LRJS, artículos 103 a 110'),
    says: 'A disciplinary dismissal needs a serious breach that was your fault, of the kinds listed in the law. The firm must prove it.',
  },
  {
    ...BASE,
    id: 'es.job.right-temporary-pay',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
    rank: 11,
    when: TEMPORARY,
    authority: cite('et', 'artículo 49.1.c'),
    says: "At the end of most temporary contracts you get 12 days' pay for each year. After more than a year they owe 15 days' notice.",
  },
  {
    ...BASE,
    id: 'es.job.right-temporary-cause',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
    rank: 12,
    when: TEMPORARY,
    authority: cite('et', 'artículos 15 y 56', '2022-03-30'),
    says: 'A temporary contract must name a real reason and how long it lasts. If not, you are permanent, and the end of it is a dismissal.',
  },
  {
    ...BASE,
    id: 'es.job.deadline-sanction',
    kind: 'deadline',
    rank: 9,
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    when: SANCTION,
    terms: { trigger: 'letter', count: 20, unit: 'working_days', roll: 'none' },
    weight: 'main',
    example: { clause: 'artículo 114 LRJS', trigger: '2026-11-02', result: '2026-11-30' },
    action: 'File the conciliation paper (papeleta de conciliación)',
    consequence: 'The sanction becomes final.',
    authority: cite('lrjs', 'artículos 63, 114 y 115; ET, artículo 58'),
    says: 'You have 20 working days to challenge a sanction at work. We count from the date of the letter, to be safe.',
  },
  {
    ...BASE,
    id: 'es.job.right-change',
    kind: 'right',
    rank: 12,
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
    when: {
      any: [
        {
          says: [
            'modificación sustancial',
            'artículo 41 del estatuto',
            'art. 41 del estatuto',
            'artículo 41 et',
          ],
        },
      ],
    },
    authority: cite('et', 'artículos 41 y 59.4; LRJS, artículo 138'),
    says: "For a big change of hours or pay they owe 15 days' notice. Challenge it in 20 working days. If it harms you, you may leave with 20 days' pay for each year.",
  },
  {
    ...BASE,
    id: 'es.job.right-erte',
    kind: 'right',
    rank: 11,
    kinds: ['REDUNDANCY_NOTICE', 'OTHER'],
    when: {
      any: [
        {
          says: [
            'erte',
            'expediente de regulación temporal',
            'expediente temporal de regulación',
            'suspensión temporal de su contrato',
          ],
        },
      ],
    },
    authority: cite('et', 'artículo 47; LGSS, artículo 267'),
    says: 'In an ERTE your job goes on. For the days or hours without work you get unemployment benefit.',
  },
  {
    ...BASE,
    id: 'es.job.deadline-temporary',
    kind: 'deadline',
    kinds: ['OTHER'],
    when: TEMPORARY,
    rank: 9,
    terms: { trigger: 'letter', count: 20, unit: 'working_days', roll: 'none' },
    weight: 'further',
    example: { clause: 'artículo 59.3 ET', trigger: '2026-11-02', result: '2026-11-30' },
    says: 'If you think that the job was really permanent, you have 20 working days from its last day. We count from the letter, to be safe.',
    action: 'File the conciliation paper (papeleta de conciliación)',
    consequence: 'You can no longer challenge the end of the job.',
    authority: cite('et', 'artículos 15 y 59.3; LRJS, artículo 103.1'),
  },
  {
    ...BASE,
    id: 'es.job.want-sanction',
    kind: 'fact',
    kinds: ['OTHER'],
    slot: 'what_they_want',
    rank: 6,
    when: SANCTION,
    says: 'Your employer punishes you at work. You keep your job.',
    authority: cite('et', 'artículo 58'),
  },
  {
    ...BASE,
    id: 'es.job.right-sanction-limits',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    rank: 9,
    when: SANCTION,
    says: 'They may not fine you in pay or take holidays away. For a serious fault the letter must give the facts and the day.',
    authority: cite('et', 'artículo 58'),
  },
  {
    ...BASE,
    id: 'es.job.right-sanction-late',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    rank: 10,
    when: SANCTION,
    says: 'They must act within 10 days for a minor fault, 20 for a serious and 60 for a very serious one, from when they knew. After six months it is too late.',
    authority: cite('et', 'artículo 60.2'),
  },
  {
    ...BASE,
    id: 'es.job.want-transfer',
    kind: 'fact',
    kinds: ['OTHER'],
    slot: 'what_they_want',
    rank: 6,
    when: TRANSFER,
    authority: cite('et', 'artículo 40'),
    says: 'Your employer wants to move you to another place of work.',
  },
  {
    ...BASE,
    id: 'es.job.right-transfer',
    kind: 'right',
    kinds: ['OTHER', 'REDUNDANCY_NOTICE'],
    rank: 8,
    when: TRANSFER,
    authority: cite('et', 'artículos 40 y 59.4; LRJS, artículo 138'),
    says: "A move that makes you change home needs a real reason and 30 days' notice. You can go and get your costs, contest it, or leave with 20 days' pay for each year.",
  },
  {
    ...BASE,
    id: 'es.job.deadline-transfer',
    kind: 'deadline',
    kinds: ['OTHER'],
    rank: 9,
    when: TRANSFER,
    terms: { trigger: 'letter', count: 20, unit: 'working_days', roll: 'none' },
    weight: 'main',
    example: { clause: 'artículo 138 LRJS', trigger: '2026-11-02', result: '2026-11-30' },
    action: 'Contest the move at the labour court (Juzgado de lo Social)',
    consequence: 'The move stands.',
    authority: cite('lrjs', 'artículo 138; ET, artículo 59.4'),
    says: 'You have 20 working days from the notice to contest the move. We count from the date of the letter, to be safe.',
  },
]
