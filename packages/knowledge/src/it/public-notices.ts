/** Notices of towns, the tax office and INPS: enforceable bills, checks of papers, the TV fee, money taken back, orders to the bank. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { MISSED_BILL, ROAD_FINES, YEARLY_BILL } from './conditions-office.ts'

const BASE = {
  country: 'it',
  kinds: ['TAX_DEMAND'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2026-12-31',
} satisfies Partial<Rule>

const FIRST_BILL = { all: [YEARLY_BILL], not: [MISSED_BILL] } satisfies Rule['when']

export const PUBLIC_NOTICES: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.town-bill.reality',
    checkedOn: '2026-11-23',
    kind: 'fact',
    slot: 'reality_check',
    rank: 2,
    when: FIRST_BILL,
    authority: cite('bilancio2020', 'articolo 1, comma 792'),
    says: 'This is the yearly bill of the town. Nobody can seize anything because of it alone: a formal notice must come first.',
  },
  {
    ...BASE,
    id: 'it.town-bill.right-late',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 2,
    when: FIRST_BILL,
    authority: cite('sanzionitributarie', 'articolo 13'),
    says: 'Late? Before a formal notice you can pay by yourself with a lower penalty (ravvedimento). The sooner you pay, the lower it is.',
  },
  {
    ...BASE,
    id: 'it.town.enforceable',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    when: {
      any: [{ says: ['imu', 'tari', 'tasi', 'tributi locali', 'ufficio tributi', 'canone unico'] }],
    },
    authority: cite('bilancio2020', 'articolo 1, commi 792 e 796'),
    says: "A town's notice on IMU or TARI can be enforced after 60 days with no new bill. You can ask before for monthly parts, up to 72 for large sums.",
  },
  {
    ...BASE,
    id: 'it.tax.right-repair',
    kind: 'right',
    rank: 17,
    when: {
      any: [
        {
          says: [
            'ravvedimento',
            'ravvedimento operoso',
            'lettera di compliance',
            "promuovere l'adempimento",
          ],
        },
      ],
    },
    authority: cite('sanzionitributarie', 'articolo 13'),
    says: 'Before a formal notice you can put a mistake right by yourself (ravvedimento). The sooner you pay, the lower the penalty.',
  },
  {
    ...BASE,
    id: 'it.tax.right-paper-check',
    kind: 'right',
    rank: 9,
    when: { any: [{ says: ['controllo formale', '36-ter', '36 ter'] }] },
    authority: cite('accertamento', 'articolo 36-ter; d.lgs. 462/1997, articolo 3'),
    says: 'In a check of papers (controllo formale) send copies of what you claimed and ask to correct it. If you agree, the penalty falls to two thirds.',
  },
  {
    ...BASE,
    id: 'it.tv.fee',
    kind: 'right',
    rank: 6,
    kinds: ['TAX_DEMAND', 'UTILITY_BILL_DEMAND'],
    when: {
      any: [
        {
          says: [
            'canone rai',
            'canone tv',
            'canone di abbonamento alla televisione',
            'abbonamento alla televisione',
          ],
        },
      ],
    },
    authority: cite(
      'tv',
      'articolo 1; legge 208/2015, articolo 1, commi 152 a 154; legge 244/2007, articolo 1, comma 132',
    ),
    says: 'The TV fee (canone RAI) is due only with a TV at home. Without one, send the declaration each year. Over 75 and up to €8,000 of income you are free.',
  },
  {
    ...BASE,
    id: 'it.benefit.right-live',
    kind: 'right',
    rank: 12,
    kinds: ['BENEFIT_OVERPAYMENT'],
    authority: cite('cc', 'articoli 1175 e 2033; Corte costituzionale 8/2023', '2023-01-27'),
    says: 'Taking money back must fit your means: you can ask for parts, and say that you trusted the office and spent it to live.',
  },
  {
    ...BASE,
    id: 'it.enforce.order-to-bank',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 14,
    kinds: ['BAILIFF_NOTICE', 'TAX_DEMAND'],
    when: {
      any: [
        {
          says: [
            'pignoramento presso terzi',
            '72-bis',
            '72 bis',
            'terzo pignorato',
            'crediti verso terzi',
          ],
        },
      ],
    },
    authority: cite(
      'riscossione',
      'articolo 72-bis; codice di procedura civile, articoli 543 e 546',
    ),
    says: 'This tells your bank or employer to hold money. To the tax collector the bank pays after 60 days, so ask for a plan or oppose before.',
  },
  {
    ...BASE,
    id: 'it.fine.deadline-bill',
    kind: 'deadline',
    rank: 5,
    when: {
      all: [
        ROAD_FINES,
        { says: ['cartella di pagamento', 'cartelle di pagamento', 'intimazione di pagamento'] },
      ],
    },
    terms: { trigger: 'letter', count: 30, unit: 'days', roll: 'none' },
    weight: 'main',
    example: { clause: 'articolo 7 d.lgs. 150/2011', trigger: '2026-11-02', result: '2026-12-02' },
    action: 'If you never got the fine, object to the justice of the peace',
    consequence: 'You can no longer say that the fine never reached you.',
    says: 'For traffic fines the tax court does not decide. Did the fine never reach you? Then you have 30 days for the justice of the peace. To pay you have 60.',
    authority: cite(
      'riti',
      'articolo 7; codice di procedura civile, articoli 615 e 617; Cass. Sezioni Unite 22080/2017',
      '2017-09-22',
    ),
  },
]
