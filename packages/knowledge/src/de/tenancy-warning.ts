/** A landlord’s formal warning (Abmahnung) for noise, pets, guests or late rent. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { IS_TENANCY_WARNING } from './conditions-home.ts'

const BASE = {
  country: 'de',
  kinds: ['CEASE_AND_DESIST', 'OTHER', 'RENT_ARREARS_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['housing'],
  when: IS_TENANCY_WARNING,
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const TENANCY_WARNING_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.tenancy-warning.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Your landlord says that you broke the lease and must stop. This is a warning (Abmahnung).',
    authority: cite('bgb', '541'),
  },
  {
    ...BASE,
    id: 'de.tenancy-warning.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 5,
    says: 'A landlord is a private party. Whether the warning is right, only a court can say.',
    authority: cite('bgb', '535'),
  },
  {
    ...BASE,
    id: 'de.tenancy-warning.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'Your tenancy does not end with this. If it goes on, a notice can follow.',
    authority: cite('bgb', '543', { provision: '§§ 541, 543 Abs. 3 und 573 BGB' }),
  },
  {
    ...BASE,
    id: 'de.tenancy-warning.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    says: 'Nobody may put you out because of this. It would take a notice, a court case and a court officer.',
    authority: cite('zpo', '885', { provision: '§§ 704 und 885 ZPO' }),
  },
  {
    ...BASE,
    id: 'de.tenancy-warning.right-clear',
    kind: 'right',
    rank: 4,
    says: 'The warning must say clearly what you did and when. In a case the landlord must prove it.',
    authority: cite('bgb', '543', { provision: '§ 543 Abs. 3 BGB' }),
  },
  {
    ...BASE,
    id: 'de.tenancy-warning.right-answer',
    kind: 'right',
    rank: 5,
    says: 'You may answer with your side, but you need not. Normal living, children and short visits are allowed.',
    authority: cite('bgb', '541', { provision: '§§ 535 und 541 BGB' }),
  },
  {
    ...BASE,
    id: 'de.tenancy-warning.step-answer',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Is it wrong? Write your side with dates and witnesses, and ask for the exact days. Keep a copy.',
    authority: cite('bgb', '541'),
  },
  {
    ...BASE,
    id: 'de.tenancy-warning.step-stop',
    kind: 'step',
    list: 'valid_debt',
    rank: 5,
    says: 'Is it right? Stop now, so that no notice can follow. Say so in a short letter.',
    authority: cite('bgb', '543', { provision: '§ 543 Abs. 3 BGB' }),
  },
  {
    ...BASE,
    id: 'de.tenancy-warning.option-answer',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    says: 'Send your side in writing and ask them to drop the warning.',
    title: 'Answer in writing',
    cost: 'Free.',
    time: 'This week.',
    risk: 'Do not admit more than is true.',
    bestFor: 'It is wrong or unclear.',
    authority: cite('bgb', '541'),
  },
]
