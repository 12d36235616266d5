/** What a collector may not do, and how to deal with one. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { PRIVATE_NO_TITLE } from './conditions-court.ts'
import { ofContracts } from './of-contracts.ts'

const BASE = {
  country: 'es',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const COLLECTOR_CONDUCT: readonly Rule[] = ofContracts([
  {
    ...BASE,
    id: 'es.debt.who',
    creditor: 'private',
    kind: 'fact',
    when: PRIVATE_NO_TITLE,
    rank: 20,
    slot: 'who_they_are',
    says: 'A debt collector (empresa de recobro) is a private firm. It has no more power than the company you dealt with.',
    authority: cite('lec', 'artículos 517 y 549'),
  },
  {
    ...BASE,
    id: 'es.debt.no-visit-yet',
    creditor: 'private',
    kind: 'fact',
    when: PRIVATE_NO_TITLE,
    rank: 20,
    slot: 'cannot_happen_yet',
    says: 'No one may come into your home for this debt. You do not have to open the door to a collector.',
    authority: cite('penal', 'artículos 172 y 202'),
  },
  {
    ...BASE,
    id: 'es.debt.no-prison',
    creditor: 'private',
    kind: 'fact',
    rank: 30,
    slot: 'cannot_happen_yet',
    says: 'You cannot go to prison because you cannot pay a bill or a loan.',
    authority: cite('lec', 'artículos 517 y 571'),
  },
  {
    ...BASE,
    id: 'es.debt.right-no-threats',
    creditor: 'private',
    kind: 'right',
    rank: 20,
    says: 'No one may threaten you, shame you in front of others, or force you to pay. Threats and coercion are crimes.',
    authority: cite('penal', 'artículos 169 a 172'),
  },
  {
    ...BASE,
    id: 'es.debt.warning-pay-account',
    creditor: 'private',
    kind: 'warning',
    severity: 'medium',
    says: 'Check the bank account and the firm before you pay. Call the first company on a number you know, not the one in the letter.',
    authority: cite('policia', 'Consejos sobre estafas'),
  },
  {
    ...BASE,
    id: 'es.debt.tactic-burofax',
    creditor: 'private',
    kind: 'tactic',
    use: 'top',
    says: 'Answer by burofax with proof of content. It proves what you said and when.',
    risk: 'It costs some euros, and it shows you know of the debt.',
    notWhen: 'Do not use it to admit an old debt.',
    authority: cite('lec', 'artículos 217 y 326'),
  },
])
