/** A warning with a fee (Verwarnungsgeld): an offer to end the matter, which a person may refuse by not paying. */
import type { Condition, Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { FINE_SET, WARNING } from './fine-scope.ts'

const OFFERED: Condition = { any: [WARNING], not: [FINE_SET] }

const BASE = {
  country: 'de',
  kinds: ['PENALTY_CHARGE_NOTICE'],
  topics: ['parking'],
  when: OFFERED,
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const FINE_WARNING: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.fine-warning.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    says: 'This is an offer, no fine yet. There is no appeal against it. If you do not pay, a fine with fees (Bußgeldbescheid) can follow, and you can object to that.',
    authority: cite('owig', '56', { provision: '§§ 55, 56, 65 und 67 OWiG' }),
  },
  {
    ...BASE,
    id: 'de.fine-warning.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 3,
    says: 'You may refuse: it works only if you agree and pay. No fees are added to it.',
    authority: cite('owig', '56', { provision: '§ 56 Abs. 2 und 3 OWiG' }),
  },
  {
    ...BASE,
    id: 'de.fine-warning.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 3,
    says: 'Nobody can seize money or send a bailiff for a warning. A final fine must come first.',
    authority: cite('owig', '89', { provision: '§§ 56, 66 und 89 OWiG' }),
  },
  {
    ...BASE,
    id: 'de.fine-warning.step-choose',
    kind: 'step',
    list: 'first',
    rank: 1,
    dayToAct: 'open',
    says: 'Choose within the time in the letter. Pay all of it and the matter ends. Or do not pay, and say on the form only what you want to say.',
    authority: cite('owig', '56', { provision: '§§ 55 und 56 OWiG' }),
  },
  {
    ...BASE,
    id: 'de.fine-warning.option-pay',
    kind: 'option',
    option: 'pay',
    rank: 5,
    dayToAct: 'open',
    title: 'Pay and end it',
    says: 'Pay the whole sum in time, with the file number. Then this offence can no longer be punished.',
    cost: 'The sum in the letter, €5 to €55. No fees.',
    time: 'One week, or the day in the letter.',
    risk: 'Part of the sum or a day too late does not count.',
    bestFor: 'It is right.',
    authority: cite('owig', '56', { provision: '§ 56 Abs. 1, 2 und 4 OWiG' }),
  },
  {
    ...BASE,
    id: 'de.fine-warning.option-refuse',
    kind: 'option',
    option: 'dispute',
    rank: 8,
    title: 'Do not accept it',
    says: 'Do not pay, and write that you do not agree. You may give your reasons, or say nothing about the matter.',
    cost: 'Nothing now.',
    time: 'A letter, or nothing at all.',
    risk: 'A fine with fees and costs can follow. You can object to it.',
    bestFor: 'It was not you, or it is wrong.',
    authority: cite('owig', '56', { provision: '§§ 56, 67 und 105 OWiG' }),
  },
]
