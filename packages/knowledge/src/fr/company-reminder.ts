/** A reminder that a company writes itself (relance, rappel): what it is, what it may cost. */
import type { Rule } from '@plainletter/contracts/rule'

import { SHARED_BUILDING } from './conditions-home.ts'
import { TRANSPORT_FINE_LETTER } from './conditions-road.ts'
import { BY_COMPANY, COMMISSION_LETTER, TREASURY } from './conditions-sender.ts'
import { CALLED_BACK_TO_WORK } from './conditions-work.ts'

const BASE = {
  country: 'fr',
  creditor: 'private',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt', 'consumer'],
  when: { not: [...(BY_COMPANY.not ?? []), COMMISSION_LETTER, CALLED_BACK_TO_WORK, TREASURY] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const COMPANY_REMINDER: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.reminder.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 20,
    says: 'The firm itself writes to you. A reminder gives it no power over you.',
    authority: {
      title: 'Code civil',
      provision: 'articles 1103 et 1353',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2016-10-01',
    },
  },
  {
    ...BASE,
    id: 'fr.reminder.right-fees',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 11,
    when: {
      not: [
        ...(BY_COMPANY.not ?? []),
        COMMISSION_LETTER,
        TRANSPORT_FINE_LETTER,
        CALLED_BACK_TO_WORK,
        SHARED_BUILDING,
        TREASURY,
      ],
    },
    says: 'Reminder and file fees are not yours to pay before a court order. A term in the contract cannot change that.',
    authority: {
      title: "Code des procédures civiles d'exécution (CPCE)",
      provision: 'article L. 111-8',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000025024948/',
      inForceFrom: '2012-06-01',
    },
  },
]
