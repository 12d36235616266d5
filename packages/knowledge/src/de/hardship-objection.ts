/** The objection of a tenant for whom moving is a hardship. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CLEARING_DAY } from './conditions-court.ts'
import { AT_ONCE, OTHER_DAY } from './conditions-home.ts'

const BASE = {
  country: 'de',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

export const HARDSHIP_OBJECTION: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.home.deadline-hardship',
    kinds: ['EVICTION_NOTICE'],
    when: { not: [AT_ONCE, CLEARING_DAY, OTHER_DAY] },
    kind: 'deadline',
    weight: 'main',
    rank: 20,
    terms: { trigger: 'deadline', count: -2, unit: 'months', roll: 'previous_working_day' },
    example: { clause: 'BGB § 574b Abs. 2', trigger: '2027-05-31', result: '2027-03-31' },
    says: 'Your objection must reach the landlord two months before the tenancy ends. Since 2025 an email is enough.',
    action: 'Send your objection for hardship (Widerspruch, § 574 BGB) in text form',
    consequence:
      'The landlord may refuse to let you stay. If the notice did not tell you of this, you can still object in court.',
    authority: cite('bgb', '574b', { provision: '§ 574b Abs. 2 BGB' }),
  },
  {
    ...BASE,
    id: 'de.home.step-objection',
    kinds: ['EVICTION_NOTICE'],
    when: { not: [AT_ONCE, CLEARING_DAY] },
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Would moving be a hardship, for age, illness, children, school or no other flat? Object in writing two months before the end.',
    authority: cite('bgb', '574'),
  },
  {
    ...BASE,
    id: 'de.home.option-object',
    kinds: ['EVICTION_NOTICE'],
    when: { not: [CLEARING_DAY] },
    kind: 'option',
    option: 'dispute',
    rank: 20,
    says: 'Write that you do not accept the notice and ask to stay, because of hardship.',
    title: 'Object to the notice',
    cost: "Free. Tenants' associations charge a yearly fee.",
    time: 'One letter, two months before the end.',
    risk: 'The landlord may sue. If you lose, you pay the costs.',
    bestFor: 'The reason is weak or moving would be a hardship.',
    authority: cite('bgb', '574', { provision: '§§ 573, 574, 574b BGB' }),
  },
  {
    ...BASE,
    id: 'de.home.right-hardship',
    kinds: ['EVICTION_NOTICE'],
    when: { not: [AT_ONCE] },
    kind: 'right',
    says: 'You may ask to stay if moving is a hardship. That you cannot find another fair flat counts too.',
    authority: cite('bgb', '574', { provision: '§§ 574, 574a BGB' }),
  },
  {
    ...BASE,
    id: 'de.home.right-fault',
    kinds: ['EVICTION_NOTICE'],
    when: { not: [AT_ONCE] },
    kind: 'right',
    says: 'If the notice did not tell you of your right to object, its form and time, you may still object at the first hearing.',
    authority: cite('bgb', '574b', { provision: '§ 574b Abs. 2 Satz 2 BGB' }),
  },
  {
    ...BASE,
    id: 'de.home.element-objection',
    kinds: ['EVICTION_NOTICE'],
    when: { not: [AT_ONCE] },
    kind: 'element',
    recognisedBy: [{ says: ['widerspruch', 'widersprechen', '§ 574', '574 bgb', 'sozialklausel'] }],
    says: 'The landlord should tell you in time that you may object for hardship.',
    name: 'A note on your right to object',
    ifMissing:
      'We see no note on your right to object. Then you may object as late as the first court hearing.',
    authority: cite('bgb', '568', { provision: '§ 568 Abs. 2 BGB' }),
  },
  {
    ...BASE,
    id: 'de.home.change-objection',
    kinds: ['EVICTION_NOTICE'],
    when: { not: [AT_ONCE] },
    kind: 'change',
    changedOn: '2025-01-01',
    says: 'You can object for hardship by email now.',
    was: 'Your objection needed paper and a signature.',
    is: 'Since 1 January 2025 text is enough, such as an email.',
    authority: cite('bgb', '574b', { from: '2025-01-01' }),
  },
]
