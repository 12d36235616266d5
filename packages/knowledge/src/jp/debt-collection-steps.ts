/** Demands of firms and collection companies: what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { FAMILY_CLAIM, LENDER, PUBLIC_CONTRACT, PUBLIC_PREMIUM } from './conditions.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'jp',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const OF_FIRMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.debt.step-age',
    when: { not: [FAMILY_CLAIM] },
    creditor: 'private',
    kind: 'step',
    rank: 10,
    list: 'first',
    says: 'Find the date of your last payment before you call. If it is over five years ago, get advice first.',
    authority: LAW.admit,
  },
  {
    ...BASE,
    id: 'jp.debt.step-no-call',
    when: { not: [FAMILY_CLAIM] },
    creditor: 'private',
    kind: 'step',
    rank: 20,
    list: 'first',
    says: 'Do not pay a little and do not promise on the phone. That can start the time again.',
    authority: LAW.admit,
  },
  {
    ...BASE,
    id: 'jp.debt.step-check',
    creditor: 'private',
    kind: 'step',
    when: { not: [FAMILY_CLAIM, PUBLIC_CONTRACT] },
    rank: 30,
    list: 'first',
    says: 'Check the firm. Licensed collection firms are listed by the Ministry of Justice.',
    authority: LAW.collector,
  },
  {
    ...BASE,
    id: 'jp.debt.step-write',
    when: { not: [FAMILY_CLAIM] },
    creditor: 'private',
    kind: 'step',
    rank: 40,
    list: 'first',
    says: 'Ask in writing for the contract and a list of all payments.',
    authority: LAW.proof,
  },
  {
    ...BASE,
    id: 'jp.debt.step-plan',
    when: { not: [FAMILY_CLAIM] },
    creditor: 'private',
    kind: 'step',
    rank: 10,
    list: 'valid_debt',
    says: 'If you owe it, a lawyer or judicial scrivener can agree a plan without new interest (任意整理). Ask Houterasu.',
    authority: LAW.aid,
  },
  {
    ...BASE,
    id: 'jp.debt.step-invoke',
    when: { not: [FAMILY_CLAIM] },
    creditor: 'private',
    kind: 'step',
    rank: 10,
    list: 'dispute_debt',
    says: 'If it is too old, say so by certified letter (内容証明郵便). Get help with the words.',
    authority: LAW.invoke,
  },
  {
    ...BASE,
    id: 'jp.debt.step-harass',
    creditor: 'private',
    kind: 'step',
    rank: 10,
    list: 'general',
    when: { any: [LENDER] },
    says: 'Write down each call or visit. Calls between 9 pm and 8 am need a good reason.',
    authority: LAW.harass,
  },
]

export const DEBT_COLLECTION_STEPS: readonly Rule[] = OF_FIRMS.map((row) =>
  row.creditor === 'private'
    ? { ...row, when: { ...row.when, not: [...(row.when?.not ?? []), PUBLIC_PREMIUM] } }
    : row,
)
