/** A notice of a higher rent in Scotland: the rent officer and the 21 days. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, CHECKED_BRIEFLY, cite } from './cite-law.ts'
import { SOCIAL_LANDLORD } from './rent-increase-cues.ts'

const HIGHER_RENT = {
  ...CHECKED,
  kinds: ['OTHER'],
  papers: ['rent_increase'],
} satisfies Partial<Rule>
/** The time to go to the rent officer becomes longer on 1 April 2027. */
const SCOTLAND = {
  ...HIGHER_RENT,
  ...CHECKED_BRIEFLY,
  nations: ['scotland'],
  when: { not: [SOCIAL_LANDLORD] },
} satisfies Partial<Rule>
const SCOTS_NOTICE = cite('tenanciesScotland', 'sections 19 and 22', 'section/22')
const SCOTS_OFFICER = cite('tenanciesScotland', 'sections 24 to 28', 'section/24')
const SCOTS_LEAVE = cite('tenanciesScotland', 'sections 48 and 49', 'section/49')
const SCOTS_GROUNDS = cite('tenanciesScotland', 'section 51 and Schedule 3', 'schedule/3')

export const RENT_INCREASE_SCOTLAND: readonly Rule[] = [
  {
    ...SCOTLAND,
    id: 'gb.rent-rise.right-faulty-scotland',
    kind: 'right',
    rank: 7,
    says: 'Without the official form and three full months, or within 12 months of the last rise, your rent does not change.',
    authority: SCOTS_NOTICE,
  },
  {
    ...SCOTLAND,
    id: 'gb.rent-rise.step-scotland',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Do you think it is too much? Tell the landlord in the part of the notice made for your answer, and apply to Rent Service Scotland.',
    authority: SCOTS_OFFICER,
  },
  {
    ...SCOTLAND,
    id: 'gb.rent-rise.deadline-scotland',
    kind: 'deadline',
    rank: 5,
    terms: { trigger: 'letter', count: 21, unit: 'days', roll: 'none' },
    weight: 'main',
    example: {
      clause: '21 days after the notice comes, counted from its date',
      trigger: '2026-11-02',
      result: '2026-11-23',
    },
    says: 'You have 21 days from the day you got the notice. We count from its date, to be safe.',
    action: 'Ask Rent Service Scotland to look at the rent',
    consequence: 'After that the rent in the notice starts on its day.',
    authority: SCOTS_OFFICER,
  },
  {
    ...SCOTLAND,
    id: 'gb.rent-rise.option-scotland',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Ask a rent officer to set the rent',
    says: 'A rent officer compares your rent with the open market. You or the landlord can then appeal to the tribunal.',
    cost: 'Nothing.',
    time: 'Some weeks.',
    risk: 'The officer may also find a higher rent fair.',
    bestFor: 'Like homes nearby cost less.',
    authority: SCOTS_OFFICER,
  },
  {
    ...SCOTLAND,
    id: 'gb.rent-rise.not-yet-scotland',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    says: 'Until the day in the notice you owe only the old rent. To say no to a rise is no legal reason to put you out.',
    authority: SCOTS_GROUNDS,
  },
  {
    ...SCOTLAND,
    id: 'gb.rent-rise.reality-scotland',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'The rent officer looks at the rents of like homes nearby, not at what you can afford. So collect adverts.',
    authority: SCOTS_OFFICER,
  },
  {
    ...SCOTLAND,
    id: 'gb.rent-rise.right-leave-scotland',
    kind: 'right',
    rank: 12,
    says: "You may end the tenancy with 28 days' written notice and no reason. Joint tenants do it together, or warn each other first.",
    authority: SCOTS_LEAVE,
  },
  {
    ...SCOTLAND,
    id: 'gb.rent-rise.step-adverts-scotland',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Note the day when you got the notice: your 21 days run from it. Collect adverts of like homes and photos of faults in yours.',
    authority: SCOTS_OFFICER,
  },
]
