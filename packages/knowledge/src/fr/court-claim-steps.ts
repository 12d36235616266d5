/** A summons to court: what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { INJUNCTION, SUMMONS } from './conditions-court.ts'
import { RENT } from './conditions-home.ts'
import { PUBLIC_DEBT } from './conditions-office.ts'
import { exceptFor } from './except-for.ts'
import { FAMILY_JUDGE_PAPER } from './family-judge.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'fr',
  kinds: ['COURT_CLAIM'],
  topics: ['debt', 'housing', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const COURT_CLAIM_STEPS: readonly Rule[] = exceptFor(FAMILY_JUDGE_PAPER, [
  {
    ...BASE,
    id: 'fr.claim.step-hearing',
    kind: 'step',
    rank: 10,
    list: 'first',
    when: { any: [SUMMONS], not: [INJUNCTION] },
    dayToAct: 'open',
    says: 'Note the day, the hour and the court. Go there, or send someone who may speak for you.',
    authority: LAW.summons,
  },
  {
    ...BASE,
    id: 'fr.claim.step-papers',
    kind: 'step',
    rank: 20,
    list: 'first',
    says: 'Read the claim and the proof. Check the contract, the dates and each sum.',
    authority: LAW.injunctionProof,
  },
  {
    ...BASE,
    id: 'fr.claim.step-legal',
    kind: 'step',
    rank: 30,
    list: 'first',
    says: 'Get free advice this week at a point-justice (call 3039). Ask for legal aid if your income is low.',
    authority: LAW.legalAid,
  },
  {
    ...BASE,
    id: 'fr.claim.step-age',
    checkedOn: '2026-11-23',
    kind: 'step',
    rank: 40,
    list: 'first',
    when: { not: [PUBLIC_DEBT, RENT] },
    says: 'Check how old the debt is. If it is over two years old, say so to the judge.',
    authority: LAW.twoYears,
  },
  {
    ...BASE,
    id: 'fr.claim.step-ask-time',
    kind: 'step',
    rank: 10,
    list: 'valid_debt',
    says: 'If you owe it, ask the judge for time to pay (délais de paiement). Bring your budget.',
    authority: LAW.grace,
  },
  {
    ...BASE,
    id: 'fr.claim.step-proof',
    kind: 'step',
    rank: 10,
    list: 'dispute_debt',
    says: 'If you dispute it, bring copies: payments, letters, photos, the contract. Give a copy to the other side.',
    authority: LAW.proof,
  },
  {
    ...BASE,
    id: 'fr.claim.step-keep',
    kind: 'step',
    rank: 20,
    list: 'general',
    says: "Keep the envelope and the officer's notice (avis de passage). They show the date.",
    authority: LAW.summons,
  },
])
