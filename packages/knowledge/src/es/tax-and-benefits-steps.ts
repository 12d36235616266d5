/** Taxes and benefits to pay back: what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { APREMIO } from './conditions-office.ts'

const BASE = {
  country: 'es',
  kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2027-02-28',
} satisfies Partial<Rule>

export const TAX_AND_BENEFITS_STEPS: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.public.step-what',
    kind: 'step',
    when: { not: [APREMIO] },
    kinds: ['TAX_DEMAND'],
    rank: 10,
    list: 'first',
    dayToAct: 'open',
    says: 'See what it is: a proposal, a decision, or a demand with surcharge. Mark the last day.',
    authority: cite('lgt', 'artículos 62, 99 y 223'),
  },
  {
    ...BASE,
    id: 'es.public.step-real',
    kind: 'step',
    rank: 15,
    list: 'first',
    says: "Check it is real in the office's own site with the code (CSV) on the letter, never by a link.",
    authority: cite('aeat', 'Cotejo de documentos mediante código seguro de verificación'),
  },
  {
    ...BASE,
    id: 'es.public.step-appeal',
    kind: 'step',
    kinds: ['TAX_DEMAND'],
    rank: 20,
    list: 'first',
    dayToAct: 'open',
    says: 'If it is wrong, appeal in time and say why. Ask to stop the collection: for that you may need a guarantee.',
    authority: cite('lgt', 'artículos 222 y 224'),
  },
  {
    ...BASE,
    id: 'es.public.step-plan',
    kind: 'step',
    rank: 10,
    list: 'valid_debt',
    dayToAct: 'open',
    says: 'If you owe it, ask for instalments online before the last day.',
    authority: cite('lgt', 'artículo 65; LGSS, artículos 23 y 55'),
  },
  {
    ...BASE,
    id: 'es.public.step-dispute',
    kind: 'step',
    rank: 10,
    list: 'dispute_debt',
    says: 'Ask for the file and send papers that show the mistake.',
    authority: cite('lpac', 'artículos 53 y 76'),
  },
  {
    ...BASE,
    id: 'es.public.step-apremio',
    kind: 'step',
    kinds: ['TAX_DEMAND'],
    when: { all: [APREMIO], not: [{ says: ['seguridad social', 'tgss'] }] },
    rank: 9,
    list: 'first',
    checkedOn: '2026-11-23',
    dayToAct: 'open',
    says: 'Find the day this reached you, also in the electronic mailbox. By the 15th: pay all by the 20th of that month. Later: by the 5th of the next. Then the surcharge is 10%, not 20%.',
    authority: cite('lgt', 'artículos 28.3 y 62.5'),
  },
]
