/** A reminder (Mahnung) that a company writes itself: what it may cost, how to answer. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { RENT_OWED } from './conditions-home.ts'
import { PRIVATE_COMPANY } from './conditions-sender.ts'

const BASE = {
  country: 'de',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  creditor: 'private',
  when: PRIVATE_COMPANY,
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const COMPANY_REMINDER: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.reminder.who',
    kind: 'fact',
    slot: 'who_they_are',
    kinds: ['DEBT_COLLECTION_LETTER'],
    rank: 20,
    says: 'The company itself writes to you. A reminder (Mahnung) is only a letter, and gives it no power over you.',
    authority: cite('bgb', '286'),
  },
  {
    ...BASE,
    id: 'de.reminder.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 30,
    says: 'You may ask for the bill and the contract, say no, and refuse fees that are too high.',
    authority: cite('bgb', '286', { provision: '§§ 280, 286 und 288 BGB' }),
  },
  {
    ...BASE,
    id: 'de.reminder.right-first-free',
    // Rent is due on a fixed day: default needs no reminder.
    when: { ...PRIVATE_COMPANY, not: [...(PRIVATE_COMPANY.not ?? []), RENT_OWED] },
    kind: 'right',
    rank: 12,
    says: 'The first reminder, which puts you in default, must be free. Later ones may cost paper and post only, mostly €1 to €3.',
    authority: cite('bgb', '280', { provision: '§§ 280, 286 und 309 Nr. 5 BGB' }),
  },
  {
    ...BASE,
    id: 'de.reminder.step-valid',
    kind: 'step',
    list: 'valid_debt',
    rank: 20,
    says: 'If you cannot pay at once, offer small monthly sums in writing. Ask that no new fees are added.',
    authority: cite('bgb', '311', { provision: '§§ 311 und 779 BGB' }),
  },
  {
    ...BASE,
    id: 'de.reminder.step-dispute',
    checkedOn: '2026-11-23',
    kind: 'step',
    list: 'dispute_debt',
    rank: 10,
    says: 'Not right? Write: "I dispute the claim." Say why, and ask for the contract and the bill. Keep proof of sending.',
    authority: cite('bdsg', '31', { provision: '§ 31 Abs. 2 BDSG' }),
  },
]
