/** What a collector may not do and may not add, and how to deal with one. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { PRIVATE_NO_TITLE } from './conditions-court.ts'
import { TO_A_FIRM } from './conditions-sender.ts'
import { ofContracts } from './of-contracts.ts'

const BASE = {
  country: 'it',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const COLLECTOR_CONDUCT: readonly Rule[] = ofContracts([
  {
    ...BASE,
    id: 'it.debt.who',
    creditor: 'private',
    kind: 'fact',
    when: PRIVATE_NO_TITLE,
    rank: 20,
    slot: 'who_they_are',
    says: 'A debt collector (società di recupero crediti) is a private firm with a police licence. It has no more power than the company you dealt with.',
    authority: cite('tulps', 'articolo 115'),
  },
  {
    ...BASE,
    id: 'it.debt.no-visit',
    creditor: 'private',
    kind: 'fact',
    when: PRIVATE_NO_TITLE,
    rank: 20,
    slot: 'cannot_happen_yet',
    says: 'A collector may not come into your home or call you again and again. You do not have to open the door.',
    authority: cite('cp', 'articoli 614 e 660'),
  },
  {
    ...BASE,
    id: 'it.debt.no-prison',
    creditor: 'private',
    kind: 'fact',
    rank: 30,
    slot: 'cannot_happen_yet',
    says: 'You do not go to prison because you cannot pay a bill or a loan.',
    authority: cite('cpc', 'articolo 474'),
  },
  {
    ...BASE,
    id: 'it.debt.right-no-threats',
    creditor: 'private',
    kind: 'right',
    rank: 20,
    says: 'No one may threaten you, call day and night, or tell your family or boss about the debt.',
    authority: cite('cp', 'articoli 610, 612 e 660; codice del consumo, articoli 24 e 25'),
  },
  {
    ...BASE,
    id: 'it.debt.right-data',
    kind: 'right',
    rank: 30,
    says: 'You have the right to see the data they hold about you, free, within one month in most cases.',
    authority: cite('privacy', 'Regolamento (UE) 2016/679, articoli 12 e 15'),
  },
  {
    ...BASE,
    id: 'it.debt.insight-costs',
    creditor: 'private',
    kind: 'insight',
    when: {
      any: [
        {
          says: [
            'spese di recupero',
            'oneri di recupero',
            'spese legali',
            'spese di esazione',
            'costi di recupero',
            'spese di sollecito',
          ],
        },
      ],
    },
    severity: 'medium',
    confidence: 0.75,
    says: 'Collection costs (spese di recupero) count only if the contract or the law provides them.',
    actionable: 'Ask where the contract says so and what was done.',
    authority: cite('consumo', 'articoli 33 e 36'),
  },
  {
    ...BASE,
    id: 'it.debt.warning-pay-account',
    creditor: 'private',
    kind: 'warning',
    severity: 'medium',
    says: 'Check the account and the firm before you pay. Call the first company on a number you know, not the one in the letter.',
    authority: cite('postale', 'Consigli contro le truffe'),
  },
  {
    ...BASE,
    id: 'it.debt.tactic-raccomandata',
    creditor: 'private',
    kind: 'tactic',
    use: 'top',
    says: 'Answer by registered letter with receipt or PEC. It proves what you said and when.',
    risk: 'It shows that you know of the demand.',
    notWhen: 'Do not use it to admit an old debt.',
    authority: cite('cc', 'articoli 1335 e 2697'),
  },
  {
    ...BASE,
    id: 'it.debt.right-publish',
    creditor: 'private',
    kind: 'right',
    when: {
      any: [
        {
          says: [
            'ripubblicheremo',
            'ripubblicato',
            'ripubblicata',
            'pubblicheremo',
            'renderemo pubblico',
            'renderemo pubblica',
            'tutte le recensioni',
            'recensioni negative',
          ],
        },
      ],
    },
    rank: 5,
    checkedOn: '2026-11-23',
    says: 'A threat to publish something about you is no legal step. Keep the message. To threaten an unjust harm to get money can be a crime (estorsione).',
    authority: cite('cp', 'articoli 610 e 629'),
  },
  {
    ...BASE,
    id: 'it.debt.right-of-firms',
    creditor: 'private',
    kind: 'right',
    when: { any: [TO_A_FIRM] },
    rank: 12,
    checkedOn: '2026-11-23',
    says: 'Ordered for your business? Then the rules for consumers do not help you. A high late rate and €40 can be added. Ask for the contract all the same.',
    authority: cite('ritardi', 'articoli 2, 4, 5 e 6'),
  },
])
