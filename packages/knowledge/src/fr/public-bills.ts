/** Bills of towns, hospitals and other public bodies (avis des sommes à payer). */
import type { Rule } from '@plainletter/contracts/rule'

import { PUBLIC_BILL } from './conditions-office.ts'
import { exceptFor } from './except-for.ts'
import { LAW } from './law-debt.ts'
import { otherThanPublicDebts } from './other-than-public-debts.ts'

const BASE = {
  country: 'fr',
  kinds: ['TAX_DEMAND'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const PUBLIC_BILLS_ROWS: readonly Rule[] = exceptFor(otherThanPublicDebts, [
  {
    ...BASE,
    id: 'fr.public.title-want',
    kind: 'fact',
    kinds: ['DEBT_COLLECTION_LETTER', 'TAX_DEMAND', 'UTILITY_BILL_DEMAND', 'LETTER_BEFORE_CLAIM'],
    rank: 8,
    slot: 'what_they_want',
    when: { any: [PUBLIC_BILL] },
    says: 'A town, hospital or other public body bills you (avis des sommes à payer). The public treasury collects it, and can seize without a judge.',
    authority: LAW.localTitle,
  },
  {
    ...BASE,
    id: 'fr.public.title-reality',
    kind: 'fact',
    kinds: ['DEBT_COLLECTION_LETTER', 'TAX_DEMAND', 'UTILITY_BILL_DEMAND', 'LETTER_BEFORE_CLAIM'],
    rank: 8,
    slot: 'reality_check',
    when: { any: [PUBLIC_BILL] },
    says: 'This is stronger than a letter of a firm. If you dispute it before a judge in time, the collection stops.',
    authority: LAW.localTitle,
  },
  {
    ...BASE,
    id: 'fr.public.title-deadline',
    kind: 'deadline',
    kinds: ['DEBT_COLLECTION_LETTER', 'TAX_DEMAND', 'UTILITY_BILL_DEMAND', 'LETTER_BEFORE_CLAIM'],
    rank: 8,
    weight: 'main',
    when: { any: [PUBLIC_BILL] },
    terms: { trigger: 'letter', count: 2, unit: 'months', roll: 'none' },
    example: { clause: 'CGCT, article L. 1617-5', trigger: '2026-11-12', result: '2027-01-12' },
    says: 'You have two months to dispute the bill before the court named on it.',
    action: 'Dispute the public bill before the court',
    consequence: 'After that you can only ask for time or a waiver.',
    authority: LAW.localTitle,
  },
  {
    ...BASE,
    id: 'fr.public.title-step',
    kind: 'step',
    kinds: ['DEBT_COLLECTION_LETTER', 'TAX_DEMAND', 'UTILITY_BILL_DEMAND', 'LETTER_BEFORE_CLAIM'],
    rank: 8,
    list: 'first',
    when: { any: [PUBLIC_BILL] },
    says: 'Ask the body that billed you to put mistakes right, and the treasury office for a plan. This does not stop the two months.',
    authority: LAW.localTitle,
  },
])
