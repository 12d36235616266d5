/** The second chance: debts that a judge wipes out. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { ofContracts } from './of-contracts.ts'

const BASE = {
  country: 'es',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const SECOND_CHANCE: readonly Rule[] = ofContracts([
  {
    ...BASE,
    id: 'es.debt.right-second-chance',
    creditor: 'private',
    kind: 'right',
    rank: 40,
    says: 'If you cannot pay all your debts and acted in good faith, a judge can wipe out most of them (Ley de Segunda Oportunidad).',
    authority: cite('concursal', 'artículos 486 a 502'),
  },
  {
    ...BASE,
    id: 'es.debt.option-second-chance',
    creditor: 'private',
    kind: 'option',
    rank: 40,
    option: 'get_help',
    title: 'Ask about a second chance',
    says: 'A lawyer can ask the court to wipe out your debts. A free lawyer is possible with a low income.',
    cost: 'Free with legal aid. Otherwise the lawyer and costs.',
    time: 'Many months.',
    risk: 'You may have to sell what you own or follow a plan.',
    bestFor: 'You cannot pay all your debts, now or soon.',
    authority: cite('concursal', 'artículos 486 a 502'),
  },
])
