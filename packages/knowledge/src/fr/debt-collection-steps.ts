/** Letters of debt collectors and formal demands (mise en demeure) before any court: what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { PUBLIC_DEBT } from './conditions-office.ts'
import { LAW } from './law.ts'
import { ofCollectors } from './of-collectors.ts'

const BASE = {
  country: 'fr',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const DEBT_COLLECTION_STEPS: readonly Rule[] = ofCollectors([
  {
    ...BASE,
    id: 'fr.debt.step-check',
    kind: 'step',
    rank: 10,
    list: 'first',
    says: 'Read the letter first. Who is the creditor? What is it for? How much, and since when? Do not pay or sign until you know.',
    authority: LAW.proof,
  },
  {
    ...BASE,
    id: 'fr.debt.step-age',
    checkedOn: '2026-11-23',
    creditor: 'private',
    kind: 'step',
    rank: 20,
    list: 'first',
    when: { not: [PUBLIC_DEBT] },
    says: 'Look for the date the bill was due. If it is more than two years old, get free advice before you reply.',
    authority: LAW.twoYears,
  },
  {
    ...BASE,
    id: 'fr.debt.step-write',
    creditor: 'private',
    kind: 'step',
    rank: 30,
    list: 'first',
    says: 'Write, do not call. Ask for the contract, the bills and a clear count of the sum. Say that you admit nothing.',
    authority: LAW.proof,
  },
  {
    ...BASE,
    id: 'fr.debt.step-help',
    kind: 'step',
    rank: 40,
    list: 'first',
    says: 'Talk to a free budget adviser (Point conseil budget) if you cannot pay this and your needs.',
    authority: LAW.freeAdvice,
  },
  {
    ...BASE,
    id: 'fr.debt.step-plan',
    creditor: 'private',
    kind: 'step',
    rank: 10,
    list: 'valid_debt',
    says: 'If you owe it, offer in writing a monthly sum you can keep up. A judge can also give up to two years.',
    authority: LAW.grace,
  },
  {
    ...BASE,
    id: 'fr.debt.step-dispute',
    kind: 'step',
    rank: 10,
    list: 'dispute_debt',
    says: 'If it is wrong, say so in a registered letter (recommandé avec avis de réception). Say why, and add copies.',
    authority: LAW.proof,
  },
  {
    ...BASE,
    id: 'fr.debt.step-too-old',
    checkedOn: '2026-11-23',
    creditor: 'private',
    kind: 'step',
    rank: 20,
    list: 'dispute_debt',
    when: { not: [PUBLIC_DEBT] },
    says: 'If it is too old, write: "I rely on the time limit (prescription)." Do not pay a part of it.',
    authority: LAW.twoYears,
  },
  {
    ...BASE,
    id: 'fr.debt.step-keep',
    kind: 'step',
    rank: 10,
    list: 'general',
    says: 'Keep all letters and envelopes. Write down each call: day, hour, name, words.',
    authority: LAW.freeAdvice,
  },
  {
    ...BASE,
    id: 'fr.debt.step-watch',
    kind: 'step',
    rank: 15,
    list: 'general',
    says: 'Never ignore papers that an officer brings or leaves (signification). A court order has a short time to object.',
    authority: LAW.opposition,
  },
])
