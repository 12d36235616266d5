/** Claims of public offices beyond the tax office: Social Security, benefits taken back, the taxes of towns, late returns. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CONTRIBUTIONS, LATE_DEMAND } from './conditions-office.ts'

const BASE = {
  country: 'es',
  kinds: ['TAX_DEMAND'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const OF_CONTRIBUTIONS = {
  ...BASE,
  kinds: ['TAX_DEMAND', 'BAILIFF_NOTICE', 'DEBT_COLLECTION_LETTER', 'OTHER'],
  when: { any: [CONTRIBUTIONS] },
} satisfies Partial<Rule>

export const PUBLIC_CLAIMS: readonly Rule[] = [
  {
    ...OF_CONTRIBUTIONS,
    id: 'es.contributions.right-parts',
    kind: 'right',
    rank: 7,
    authority: cite('lgss', 'artículo 23'),
    says: 'You can ask Social Security to let you pay in parts (aplazamiento). While you keep to it, you count as up to date and seizures stand still.',
  },
  {
    ...OF_CONTRIBUTIONS,
    id: 'es.contributions.surcharge',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 9,
    authority: cite('lgss', 'artículo 30'),
    says: 'Late contributions in most cases cost 10% more if you pay within the next month, and 20% more after that.',
  },
  {
    ...OF_CONTRIBUTIONS,
    id: 'es.contributions.right-appeal',
    kind: 'right',
    rank: 8,
    authority: cite('lgss', 'artículos 33, 34 y 38; Ley 39/2015, artículos 121 y 122'),
    says: 'Against a demand of Social Security you have one month to appeal (recurso de alzada). Only payment or a guarantee stops the collection.',
  },
  {
    ...OF_CONTRIBUTIONS,
    id: 'es.contributions.right-grounds',
    kind: 'right',
    rank: 10,
    when: { all: [CONTRIBUTIONS], ...LATE_DEMAND },
    authority: cite('lgss', 'artículo 38.3'),
    says: 'Against its demand with surcharge these reasons count: paid, too old, a mistake in the sum, put off, or the first demand not served.',
  },
  {
    ...BASE,
    id: 'es.benefit.right-judge-first',
    kind: 'right',
    rank: 9,
    kinds: ['BENEFIT_OVERPAYMENT'],
    authority: cite('lrjs', 'artículo 146'),
    says: 'In most cases an office must ask a judge to undo a benefit that it gave you. It may act alone if you left something out, and SEPE within a year.',
  },
  {
    ...BASE,
    id: 'es.benefit.right-office-mistake',
    kind: 'right',
    rank: 15,
    kinds: ['BENEFIT_OVERPAYMENT'],
    authority: {
      title: 'European Court of Human Rights, Čakarević v. Croatia (48921/13)',
      provision: 'judgment of 26 April 2018; Protocol 1, article 1',
      url: 'https://hudoc.echr.coe.int/',
      inForceFrom: '2018-04-26',
    },
    says: 'If the office alone made the mistake and you were honest, to take it all back can be unfair. Say so in your claim.',
  },
  {
    ...BASE,
    id: 'es.town.right-no-gain',
    kind: 'right',
    rank: 5,
    when: {
      any: [
        {
          says: [
            'plusvalía',
            'plusvalía municipal',
            'incremento de valor de los terrenos',
            'iivtnu',
          ],
        },
      ],
    },
    authority: {
      title: 'Ley Reguladora de las Haciendas Locales (TRLRHL, Real Decreto Legislativo 2/2004)',
      provision: 'artículos 104.5, 107.4 y 107.5',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2004-4214',
      inForceFrom: '2021-11-10',
    },
    says: 'You owe no plusvalía if you sold or got it without gain. If the real gain gives a lower tax, you can ask for that. Send both deeds.',
  },
  {
    ...BASE,
    id: 'es.town.waste',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 6,
    when: {
      any: [
        {
          says: [
            'tasa de basuras',
            'tasa de basura',
            'tasa de residuos',
            'recogida de residuos',
            'recogida de basuras',
          ],
        },
      ],
    },
    authority: {
      title: 'Ley 7/2022, de residuos y suelos contaminados',
      provision: 'artículo 11.3',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2022-5809',
      inForceFrom: '2022-04-10',
    },
    says: 'Since April 2025 each town must charge the real cost of its waste service. Check the home, the year and any lower rate for low incomes.',
  },
  {
    ...BASE,
    id: 'es.tax.late-return',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 9,
    when: {
      any: [
        {
          says: [
            'extemporánea',
            'extemporáneo',
            'presentación fuera de plazo',
            'recargo por declaración',
            'recargos por declaración',
          ],
        },
      ],
    },
    authority: cite('lgt', 'artículo 27', '2021-07-11'),
    says: 'A late return without a demand costs 1%, and 1% more for each full month. After a year it is 15% with interest. A quarter falls away if you pay in time.',
  },
  {
    ...BASE,
    id: 'es.public.right-two-tries',
    kind: 'right',
    rank: 30,
    kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT', 'BAILIFF_NOTICE'],
    when: {
      any: [
        {
          says: [
            'intento de notificación',
            'intentos de notificación',
            'ausente',
            'tablón edictal',
            'notificación por comparecencia',
            'anuncio de notificación',
          ],
        },
      ],
    },
    authority: cite('lpac', 'artículos 40 a 44; LGT, artículos 109 a 112'),
    says: 'A notice on paper needs two tries at your home before it goes to the public board. If that was not done, say that it was not served.',
  },
]
