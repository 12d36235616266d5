/** The early notice of a mistake (avviso bonario) and the last warning before seizure (intimazione di pagamento). */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { ASSESSMENT, FRIENDLY_NOTICE } from './conditions-office.ts'

const FRIENDLY = {
  country: 'it',
  kinds: ['TAX_DEMAND'],
  topics: ['debt'],
  when: FRIENDLY_NOTICE,
  checkedOn: '2026-11-21',
  checkBy: '2026-12-31',
} satisfies Partial<Rule>
const LAST_WARNING = {
  ...FRIENDLY,
  kinds: ['TAX_DEMAND', 'BAILIFF_NOTICE'],
  when: { any: [{ says: ['intimazione di pagamento', 'avviso di intimazione'] }] },
} satisfies Partial<Rule>

export const EARLY_AND_LAST_NOTICES: readonly Rule[] = [
  {
    ...FRIENDLY,
    id: 'it.friendly.deadline',
    kind: 'deadline',
    rank: 5,
    terms: { trigger: 'letter', count: 60, unit: 'days', roll: 'next_working_day' },
    weight: 'main',
    example: { clause: 'articolo 2 d.lgs. 462/1997', trigger: '2026-11-02', result: '2027-01-04' },
    action: 'Pay with the lower penalty, ask for parts, or write what is wrong',
    consequence: 'The whole penalty is added and a bill (cartella) follows.',
    authority: cite('bonari', 'articoli 2 e 3'),
    says: 'You have 60 days from the day you got it to pay with the lower penalty. We count from its date, to be safe.',
  },
  {
    ...FRIENDLY,
    id: 'it.friendly.right-lower',
    kind: 'right',
    rank: 5,
    authority: cite('bonari', 'articoli 2 e 3'),
    says: 'If you pay in time, the penalty falls to a third, or to two thirds after a check of papers (36-ter).',
  },
  {
    ...FRIENDLY,
    id: 'it.friendly.right-parts',
    kind: 'right',
    rank: 6,
    authority: cite('bonari', 'articolo 3-bis'),
    says: 'You can pay in up to 20 parts, one every three months. The first is due within the same 60 days.',
  },
  {
    ...FRIENDLY,
    id: 'it.friendly.step-correct',
    kind: 'step',
    list: 'first',
    rank: 12,
    authority: cite('contribuente', 'articoli 6, comma 5, e 10-quater'),
    dayToAct: 'open',
    says: 'If it is wrong, ask the office to correct it before the last day: online (CIVIS) or with your papers at the desk.',
  },
  {
    ...LAST_WARNING,
    id: 'it.warning.deadline',
    kind: 'deadline',
    rank: 4,
    terms: { trigger: 'letter', count: 5, unit: 'days', roll: 'none' },
    weight: 'main',
    example: { clause: 'articolo 50 d.P.R. 602/1973', trigger: '2026-11-02', result: '2026-11-07' },
    action: 'Pay, or ask the collector for a plan',
    consequence: 'They may seize pay, accounts or goods.',
    authority: cite('riscossione', 'articoli 19 e 50'),
    says: 'This last warning (intimazione) gives five days. Ask for a plan now: it stops new seizures.',
  },
  {
    ...LAST_WARNING,
    id: 'it.warning.right-appeal',
    kind: 'right',
    rank: 9,
    authority: cite('tributario', 'articoli 19 e 21; d.P.R. 602/1973, articolo 50'),
    says: 'You can appeal within 60 days if you never got the bill behind it, or if the debt became too old after that bill.',
  },
  {
    ...FRIENDLY,
    id: 'it.tax.right-more-time',
    kind: 'right',
    rank: 15,
    when: ASSESSMENT,
    says: 'If you ask to settle (accertamento con adesione) within the 60 days, the time to appeal stands still for 90 days in most cases.',
    authority: cite('adesione', 'articoli 6 e 12'),
  },
]
